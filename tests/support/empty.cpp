// What a target needs that only precompiles headers.
