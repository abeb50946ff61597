import type { Line } from './plot-quote.ts'

/** The same line with its amounts in another form: exact cents, money, or plain numbers for storing. */
export function mapLine<From, To>(line: Line<From>, convert: (amount: From) => To): Line<To> {
  const amount = convert(line.amount)
  if ('each' in line) return { ...line, each: convert(line.each), amount }
  return { ...line, amount }
}
