// A worker that asks for more and more memory until it is ended.
const kept: string[][] = []
for (;;) kept.push(Array.from({ length: 100_000 }, (_, i) => `${i} ${kept.length}`))
