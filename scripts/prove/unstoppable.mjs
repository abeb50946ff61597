import { figuresTable } from './figures.ts'
import { proveUnstoppable } from './unstoppable/unstoppable.ts'

/** Needs a build (`npm run build`). Ends with 1 when a promise is broken. */
console.log('One stranger against the product as it is served, with /health/live beside it')
const say = (text) => process.stderr.isTTY && process.stderr.write(`\r${text}\x1b[K`)
const started = performance.now()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
const figures = await proveUnstoppable(say)
say('')
console.log(figuresTable(figures))
console.log(`${Math.round((performance.now() - started) / 1000)} s, npm run prove:unstoppable`)
process.exit(figures.every(({ isKept }) => isKept) ? 0 : 1)
