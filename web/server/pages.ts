import { createRequestHandler, RouterContextProvider } from 'react-router'
import { errorDocument } from './error-document.ts'
import { retryAfter, withOutagesAsAnswers } from './errors.ts'
import { idempotencyKeys, type RequestFacts, requestFacts, useCases } from './request-scope.ts'
import type { WorkScope } from './web-env.ts'

export interface PageRequest {
  readonly request: Request
  readonly facts: RequestFacts
  readonly work: WorkScope
  /** What is done for it ends with it. */
  readonly end: AbortSignal
}

/** A page, or what a form did. */
export type RenderPage = (asked: PageRequest) => Promise<Response>

/**
 * React Router over the built routes. Made once: from a function that gives the build, it would derive its
 * routes anew for every page.
 */
export function pageRenderer({ isDevelopment }: { readonly isDevelopment: boolean }): RenderPage {
  const open = async () =>
    createRequestHandler(await import('virtual:react-router/server-build'), isDevelopment ? 'development' : 'production')
  let opened: ReturnType<typeof open> | undefined
  return async ({ request, facts, work, end }) => {
    const readable = await readableForm(asTheBrowserSees(request, facts.url))
    if (!readable)
      return new Response(errorDocument('refused'), { status: 400, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    opened ??= open()
    const scope = new RouterContextProvider()
    scope.set(requestFacts, facts)
    scope.set(useCases, withOutagesAsAnswers(work.useCases, end))
    scope.set(idempotencyKeys, work.idempotencyKeys)
    const handle = await opened
    const response = await handle(readable, scope)
    if (response.status === 503) response.headers.set('Retry-After', String(retryAfter))
    return response
  }
}

/** Undefined where a field holds a NUL, which no text of ours can. */
async function readableForm(request: Request): Promise<Request | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || request.body === null) return request
  const body = await request.text()
  if (/%00|\0/.test(body)) return undefined
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body })
}

/** React Router compares the address with the browser's Origin, scheme included. */
function asTheBrowserSees(request: Request, url: URL): Request {
  return request.url === url.href ? request : new Request(url, request)
}
