const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Five bits a character: 20 bytes are 32 characters, with nothing left over. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}
