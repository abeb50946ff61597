import type { IntegerSource } from './simple-reference.ts'

export const randomValueLength = 8
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#$-'

/** For gate codes and first passwords that must be changed; 48 bits, so never a key (rule L9). */
export function randomValue(integer: IntegerSource): string {
  return Array.from({ length: randomValueLength }, () => characters.charAt(integer(0, characters.length - 1))).join('')
}
