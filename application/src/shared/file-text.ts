/** The text of a file in whichever of the usual encodings it is; Excel writes windows-1252 or UTF-16. */
export function textOfFile(file: Uint8Array): string {
  return unicodeTextOf(file) ?? new TextDecoder('windows-1252').decode(file)
}

/** Of a file in UTF-8, or in UTF-16 that begins with its mark; undefined for any other. */
export function unicodeTextOf(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(file), { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
