import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { allHandedOver, type HandedOverPieces, handedOverAgain, handOverScripts } from '../server/documents/handed-over.ts'
import { headOfAnswer } from '../server/documents/whole-answers.ts'
import { requestFacts } from '../server/request-scope.ts'
import { pageLanguages } from './wording/page-languages.ts'
import { loadAllWords } from './wording/wording-store.ts'

/** Milliseconds after which a page that still waits for a part of itself is cut off. */
const renderTimeout = 10_000

await Promise.all(pageLanguages.map(loadAllWords))

/** What React writes where a part was not ready or failed. */
const unfinished = /<!--\$[?!]-->/
/** React writes it by itself only in parts. */
const doctype = '<!DOCTYPE html>'
const endOfPage = '</body></html>'

interface Page {
  readonly routerContext: EntryContext
  readonly url: string
  readonly nonce: string
}

/**
 * In one piece: what a page shows has been read before it is rendered, so that parts would only arrive out of
 * place, with scripts that move them, and take longer together.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  scope: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, log, requestId } = scope.get(requestFacts)
  const data = await allHandedOver(routerContext.serverHandoffStream)
  const page = { routerContext, url: request.url, nonce }
  const whole = atOnce(page, data)
  if (whole !== undefined) return answered(inBytes(whole), { status, headers })
  return new Promise((resolve, reject) => {
    let statusSoFar = status
    const answer = (page: Uint8Array<ArrayBuffer>) => {
      clearTimeout(timer)
      resolve(answered(page, { status: statusSoFar, headers }))
    }
    const again = { ...routerContext, serverHandoffStream: handedOverAgain(data), renderMeta: {} }
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={again} url={request.url} nonce={nonce} />, {
      nonce,
      // A part that is ready stands where it belongs, however long it is: a script that moves it there may
      // never run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(new CollectedPage(answer)),
      onShellError: (error) => {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => {
        statusSoFar = 500
        log.error({ error, requestId }, 'a page could not be rendered')
      },
    })
    const timer = setTimeout(abort, renderTimeout)
  })
}

/**
 * In one go, which costs half of writing in parts. Undefined where a part waits for something or fails: the
 * writer in parts waits, and tells of it.
 */
function atOnce({ routerContext, url, nonce }: Page, data: HandedOverPieces): readonly string[] | undefined {
  const { serverHandoffStream: _, ...context } = routerContext
  const renderMeta: EntryContext['renderMeta'] = {}
  const page = <ServerRouter context={{ ...context, renderMeta }} url={url} nonce={nonce} />
  try {
    const html = renderToString(page)
    if (unfinished.test(html) || !html.endsWith(endOfPage)) return undefined
    const scripts = renderMeta?.didRenderScripts ? handOverScripts(data, nonce) : ''
    return [doctype, html.slice(0, -endOfPage.length), scripts, endOfPage]
  } catch {
    return undefined
  }
}

/** Three times as fast as a buffer's own `write`. */
const encoder = new TextEncoder()

/** Joined as bytes: joined as a text, a page would be copied once more, in two bytes for each character. */
function inBytes(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const page = Buffer.allocUnsafeSlow(texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0))
  let at = 0
  for (const text of texts) at += encoder.encodeInto(text, page.subarray(at)).written
  return page
}

function answered(page: Uint8Array<ArrayBuffer>, { status, headers }: { readonly status: number; readonly headers: Headers }) {
  headers.set('Content-Length', String(page.length))
  return headOfAnswer(page, { status, headers })
}

/**
 * Takes the pieces as they come: the queue and the turns of an ordinary stream cost more than joining them.
 */
class CollectedPage extends Writable {
  readonly #pieces: Uint8Array[] = []
  readonly #whenWhole: (page: Uint8Array<ArrayBuffer>) => void

  constructor(whenWhole: (page: Uint8Array<ArrayBuffer>) => void) {
    super()
    this.#whenWhole = whenWhole
  }

  override write(piece: string | Uint8Array): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  override end(): this {
    this.#whenWhole(Buffer.concat(this.#pieces))
    return this
  }
}

/** What a loader, an action or a component threw and did not mean as an answer. */
export function handleError(error: unknown, { request, context }: { request: Request; context: RouterContextProvider }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && (error.status < 500 || isLogged(error)))) return
  const { log, requestId, url } = context.get(requestFacts)
  log.error({ error, requestId, path: url.pathname }, 'a page failed')
}

/** Where the use case failed, with what it threw. */
function isLogged({ data }: { readonly data: unknown }): boolean {
  return typeof data === 'object' && data !== null && 'requestId' in data
}
