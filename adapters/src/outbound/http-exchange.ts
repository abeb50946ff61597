import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

export interface HttpQuestion {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface HttpAnswer {
  readonly status: number
  readonly body: string
}

export interface HttpTimeouts {
  readonly connectMs: number
  readonly totalMs: number
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

/**
 * One question, one answer, on a connection of its own: `fetch` has no time limit for connecting alone, and a kept connection
 * that the other side closed would leave it open whether a call was heard. Redirects are not followed.
 */
export function exchange(question: HttpQuestion, timeouts: HttpTimeouts): Promise<HttpAnswer> {
  const { url, method, headers, body } = question
  const isTls = url.startsWith('https:')

  return new Promise((resolve, reject) => {
    let isConnected = false
    const give = (message: string, cause?: unknown) => reject(new HttpUnanswered(message, { wasSent: isConnected, cause }))
    const request = (isTls ? httpsRequest : httpRequest)(url, { method, agent: false, headers: withLength(headers, body) })
    const stop = (message: string) => {
      give(message)
      request.destroy()
    }
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
      give('the connection was closed')
    })
    request.on('error', (error) => give('the connection failed', error))
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('error', (error) => give('the answer broke off', error))
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > largestAnswer) return stop('the answer is too long')
        chunks.push(chunk)
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }))
    })
    request.end(body)
  })
}

function withLength(headers: Readonly<Record<string, string>>, body: string | undefined): Record<string, string> {
  return body === undefined ? { ...headers } : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
}
