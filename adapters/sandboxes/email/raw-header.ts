import { decodeWords } from 'postal-mime'

/** The first header of that name, unfolded and decoded; empty without one. */
export function headerOf(raw: Buffer, name: string): string {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.subarray(0, end === -1 ? raw.length : end).toString('utf8')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`))
  return decodeWords(line?.slice(name.length + 1).trim() ?? '')
}
