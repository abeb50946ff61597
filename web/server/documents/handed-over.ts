/** What React Router hands a browser beside its page: the data that it was made of, encoded. */
export type HandedOverPieces = readonly Uint8Array[]

export async function allHandedOver(stream: ReadableStream<Uint8Array> | undefined): Promise<HandedOverPieces> {
  const pieces: Uint8Array[] = []
  const reader = stream?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) pieces.push(read.value)
  return pieces
}

/** The same once more, for React Router's own writer. */
export function handedOverAgain(pieces: HandedOverPieces): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

/**
 * The scripts that React Router writes at the end of a page, the data in single quotes: it is full of double
 * ones.
 */
export function handOverScripts(pieces: HandedOverPieces, nonce: string): string {
  const decoder = new TextDecoder()
  const texts = pieces.map((piece) => decoder.decode(piece, { stream: true })).filter((text) => text !== '')
  return [...texts.map((text) => `enqueue('${text.replace(unsafe, escaped)}')`), 'close()']
    .map((call) => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`)
    .join('')
}

/** What ends a text of JavaScript or a script of HTML. */
const unsafe = /[\\'\n\r<\u2028\u2029]/g
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

function escaped(character: string): string {
  return escapes[character] ?? ''
}
