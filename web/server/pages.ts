import { limitMinutes } from '@camp/application/people/sign-in-limits.ts'
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { wholeAnswer } from './documents/whole-answers.ts'
import { errorDocument } from './error-document.ts'
import { retryAfter, withErrorsAsAnswers } from './errors.ts'
import { isFormWithFiles } from './page-limits.ts'
import { readPostedForm } from './posted-form.ts'
import { idempotencyKeys, type RequestFacts, requestFacts, useCases } from './request-scope.ts'
import { isRouteManifest, routeManifest } from './route-manifest.ts'
import { buildsByAddress } from './routes-by-address.ts'
import { askingPages, readSentForm, type SentForm } from './session/asking-again.ts'
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

/** When to come again: after an outage, and after too many tries, which limits look back on. */
const waitSeconds: Readonly<Record<number, number>> = { 429: limitMinutes * 60, 503: retryAfter }

export interface Pages {
  readonly render: RenderPage
  /**
   * Reads the program of all pages: a quarter of a second in which nothing else is answered. Otherwise the
   * first page that is asked for does it.
   */
  readonly open: () => Promise<void>
}

/** React Router over the built routes. */
export function pagesOf({ isDevelopment }: { readonly isDevelopment: boolean }): Pages {
  const read = async () => handlers(await import('virtual:react-router/server-build'), isDevelopment)
  let opened: ReturnType<typeof read> | undefined
  const program = () => {
    opened ??= read()
    return opened
  }
  const render: RenderPage = async ({ request, facts, work, end }) => {
    const readable = await readableForm(asTheBrowserSees(request, facts.url))
    if (!readable) return refusedDocument(400)
    const scope = new RouterContextProvider()
    scope.set(requestFacts, facts)
    scope.set(useCases, askingPages(withErrorsAsAnswers(work.useCases, { end, facts }), { facts, sent: readable.sent }))
    scope.set(idempotencyKeys, work.idempotencyKeys)
    const handlerOf = await program()
    const { pathname } = facts.url
    const answer = await (isRouteManifest(pathname)
      ? routeManifest(handlerOf, readable.request, scope)
      : handlerOf(pathname)(readable.request, scope))
    const response = isPageWithoutSite(answer) ? refusedDocument(405) : wholeAnswer(answer)
    const waitFor = waitSeconds[response.status]
    if (waitFor !== undefined) response.headers.set('Retry-After', String(waitFor))
    return response
  }
  return {
    render,
    open: async () => {
      await program()
    },
  }
}

function refusedDocument(status: 400 | 405): Response {
  return new Response(errorDocument('refused'), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** A form sent to a page that takes none: it is rendered without what stands around pages. */
function isPageWithoutSite({ status, headers }: Response): boolean {
  return status === 405 && (headers.get('Content-Type') ?? '').startsWith('text/html')
}

/**
 * By the address's first word. Each is made once: from a function that gives the build, React Router would
 * derive its routes anew for every page.
 */
function handlers(whole: ServerBuild, isDevelopment: boolean): (pathname: string) => RequestHandler {
  const buildOf = buildsByAddress(whole)
  const made = new Map<ServerBuild, RequestHandler>()
  return (pathname) => {
    const build = buildOf(pathname)
    const handler = made.get(build) ?? createRequestHandler(build, isDevelopment ? 'development' : 'production')
    made.set(build, handler)
    return handler
  }
}

interface ReadableForm {
  readonly request: Request
  readonly sent: SentForm
}

const nothingSent = readSentForm(new URLSearchParams())

/** Without the proof that was asked again. Undefined where it is none; one with files its page reads. */
async function readableForm(request: Request): Promise<ReadableForm | undefined> {
  const { url, method, headers, signal } = request
  if (method === 'GET' || method === 'HEAD') return { request, sent: nothingSent }
  if (isFormWithFiles(new URL(url).pathname, headers.get('content-type') ?? '')) return { request, sent: nothingSent }
  const posted = await readPostedForm(request)
  if (!posted) return undefined
  const { fields, body } = posted
  if (fields instanceof FormData) return { request: new Request(url, { method, headers, signal, body }), sent: nothingSent }
  const sent = readSentForm(fields)
  const rest = new URLSearchParams(sent.fields.map(([name, value]) => [name, value]))
  return { request: new Request(url, { method, headers, signal, body: rest }), sent }
}

/** React Router compares the address with the browser's Origin, scheme included. */
function asTheBrowserSees(request: Request, url: URL): Request {
  return request.url === url.href ? request : new Request(url, request)
}
