import { formatRand } from '@camp/domain/formatting/rand.ts'

/** Money as on the wire, rand with at most two decimals: `1234.5` → `R1234.50`, `-100` → `−R100.00`. */
export function randText(rand: number): string {
  return formatRand(Math.round(rand * 100))
}
