// Peers for the referee, from npm: boardgame.io checks and does the moves of a small game, chess.js those of a game of
// chess, and lists the legal moves of a position.
import { Chess } from "chess.js";
import { Client } from "boardgame.io/dist/cjs/client.js";

const seconds = (work, repeats) => {
    const start = process.cpuUsage();
    for (let i = 0; i < repeats; ++i) work();
    return process.cpuUsage(start).user / 1e6 / repeats;
};

const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        clickCell: ({ G, playerID }, id) => {
            if (G.cells[id] !== null) return "INVALID_MOVE";
            G.cells[id] = playerID;
        },
    },
};
const cells = [4, 0, 8, 2, 1, 7, 6, 3, 5];
const playGame = () => {
    const client = Client({ game, debug: false });
    for (const cell of cells) client.moves.clickCell(cell);
};

// Morphy at the opera, 1858: long out of anybody's rights.
const morphy =
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#".split(" ");
const playChess = (count) => {
    const chess = new Chess();
    for (const move of morphy.slice(0, count)) chess.move(move);
    return chess;
};
const middle = playChess(16);

for (let i = 0; i < 20; ++i) playGame();
console.log(
    JSON.stringify({
        boardgame_moves_per_second: cells.length / seconds(playGame, 200),
        chess_moves_per_second: morphy.length / seconds(() => playChess(morphy.length), 30),
        chess_legal_moves: middle.moves().length,
        chess_legal_microseconds: 1e6 * seconds(() => middle.moves(), 300),
    }),
);
