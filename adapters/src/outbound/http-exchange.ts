import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { endOfQuestions } from '../shared/request-end.ts'
import { guardedLookup, type OutboundGuard, OutboundRefused } from './outbound-guard.ts'

export interface HttpQuestion {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface HttpAnswer {
  readonly status: number
  readonly body: string
}

export interface HttpBytes {
  readonly status: number
  readonly bytes: Uint8Array
  readonly headers: IncomingHttpHeaders
}

/** How long one question may take, and how far it may go. */
export interface HttpTimeouts {
  readonly connectMs: number
  readonly totalMs: number
  /** Absent: anywhere. Whatever the product composes has one. */
  readonly guard?: OutboundGuard
  /** Bytes of an answer; a longer one is cut off and counts as none. 1 MB unless said otherwise. */
  readonly mostBytes?: number
}

const largestAnswer = 1_000_000

export class HttpUnanswered extends Error {
  override readonly name = 'HttpUnanswered'
  /** A connection stood, so the other side may have acted on the question. */
  readonly wasSent: boolean

  constructor(message: string, facts: { wasSent: boolean; cause?: unknown }) {
    super(message, { cause: facts.cause })
    this.wasSent = facts.wasSent
  }
}

/** One question, one answer of text. */
export async function exchange(question: HttpQuestion, timeouts: HttpTimeouts): Promise<HttpAnswer> {
  const { status, bytes } = await exchangeBytes(question, timeouts)
  return { status, body: Buffer.from(bytes).toString('utf8') }
}

/**
 * One question, one answer, on a connection of its own: `fetch` has no time limit for connecting alone, and a
 * kept connection that the other side closed would leave it open whether a call was heard. Redirects are not
 * followed.
 */
export async function exchangeBytes(question: HttpQuestion, timeouts: HttpTimeouts): Promise<HttpBytes> {
  const { url, method, headers, body } = question
  const isTls = url.startsWith('https:')
  const lookup = timeouts.guard && lookupFor(url, timeouts.guard)
  const options = { method, agent: false, headers: withLength(headers, body), ...(lookup && { lookup }) } as const

  return new Promise((resolve, reject) => {
    let isConnected = false
    const give = (message: string, cause?: unknown) => reject(new HttpUnanswered(message, { wasSent: isConnected, cause }))
    const request = (isTls ? httpsRequest : httpRequest)(url, options)
    const stop = (message: string) => {
      give(message)
      request.destroy()
    }
    const ending = endOfQuestions()
    const end = () => stop('the request that asked has ended')
    ending?.addEventListener('abort', end, { once: true })
    const total = setTimeout(stop, timeouts.totalMs, `no answer within ${timeouts.totalMs} ms`)
    const connect = setTimeout(stop, timeouts.connectMs, `no connection within ${timeouts.connectMs} ms`)

    request.on('socket', (socket) =>
      socket.once(isTls ? 'secureConnect' : 'connect', () => {
        isConnected = true
        clearTimeout(connect)
      }),
    )
    request.on('close', () => {
      clearTimeout(connect)
      clearTimeout(total)
      ending?.removeEventListener('abort', end)
      give('the connection was closed')
    })
    request.on('error', (error) => give(error instanceof OutboundRefused ? error.message : 'the connection failed', error))
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('error', (error) => give('the answer broke off', error))
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > (timeouts.mostBytes ?? largestAnswer)) return stop('the answer is too long')
        chunks.push(chunk)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks), headers: response.headers }),
      )
    })
    if (ending?.aborted) return end()
    request.end(body)
  })
}

function lookupFor(url: string, guard: OutboundGuard) {
  const { hostname, port, protocol } = new URL(url)
  try {
    return guardedLookup(guard, { hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) })
  } catch (cause) {
    throw new HttpUnanswered((cause as Error).message, { wasSent: false, cause })
  }
}

function withLength(headers: Readonly<Record<string, string>>, body: string | Uint8Array | undefined): Record<string, string> {
  return body === undefined ? { ...headers } : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
}
