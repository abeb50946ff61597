import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestFacts } from '../server/request-scope.ts'
import { pageLanguages } from './wording/page-languages.ts'
import { loadAllWords } from './wording/wording-store.ts'

/** Milliseconds after which a page that still waits for data is cut off. */
export const streamTimeout = 10_000

await Promise.all(pageLanguages.map(loadAllWords))

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  scope: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, log, requestId } = scope.get(requestFacts)
  const isForPeople = !isbot(request.headers.get('user-agent'))
  return new Promise((resolve, reject) => {
    let statusSoFar = status
    const answer = () => {
      const body = new PassThrough()
      body.once('close', () => clearTimeout(timer))
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status: statusSoFar, headers }))
    }
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      // A part that is ready stands where it belongs, however long it is: a script that moves it there may
      // never run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => isForPeople && answer(),
      onAllReady: () => isForPeople || answer(),
      onShellError: reject,
      onError: (error) => {
        statusSoFar = 500
        log.error({ error, requestId }, 'a page could not be rendered')
      },
    })
    const timer = setTimeout(abort, streamTimeout)
  })
}

/** What a loader, an action or a component threw and did not mean as an answer. */
export function handleError(error: unknown, { request, context }: { request: Request; context: RouterContextProvider }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { log, requestId, url } = context.get(requestFacts)
  log.error({ error, requestId, path: url.pathname }, 'a page failed')
}
