import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../rpc/app-router.ts'

export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

export interface ErrorAnswer {
  readonly code: number
  readonly message: string
  readonly data: {
    readonly code: string
    readonly httpStatus: number
    readonly path?: string
    readonly reason?: string
    readonly plotIds?: readonly string[]
    readonly termIds?: readonly string[]
    readonly asks?: readonly string[]
    readonly issues?: readonly { readonly path: readonly (string | number)[]; readonly message: string }[]
  }
}

export interface ApiAnswer<Data = unknown> {
  readonly status: number
  readonly headers: Headers
  /** To the byte. */
  readonly text: string
  /** Of an accepted call. */
  readonly data: Data
  /** Of a refused one. */
  readonly error: ErrorAnswer
}

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** A client as others write it: HTTP and JSON, nothing of tRPC's own. */
export class ApiClient {
  readonly fetch: Fetch

  constructor(fetch: Fetch) {
    this.fetch = fetch
  }

  query<Data>(name: string, input?: unknown): Promise<ApiAnswer<Data>> {
    const search = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
    return this.#answer(`/api/trpc/${name}${search}`)
  }

  mutate<Data>(name: string, input: unknown, key?: string): Promise<ApiAnswer<Data>> {
    return this.#answer(`/api/trpc/${name}`, post(JSON.stringify(input), key))
  }

  async batch(names: readonly string[], inputs: readonly unknown[], key?: string): Promise<readonly ApiAnswer[]> {
    const response = await this.fetch(
      `/api/trpc/${names.join(',')}?batch=1`,
      post(JSON.stringify(Object.fromEntries(inputs.entries())), key),
    )
    const answers = (await response.json()) as { result?: { data: unknown }; error?: ErrorAnswer }[]
    return answers.map((answer) => opened(response, JSON.stringify(answer), answer))
  }

  async #answer<Data>(path: string, init?: RequestInit): Promise<ApiAnswer<Data>> {
    const response = await this.fetch(path, init)
    const text = await response.text()
    return opened<Data>(response, text, JSON.parse(text))
  }
}

export function post(body: string, key?: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) },
    body,
  }
}

function opened<Data>({ status, headers }: Response, text: string, body: { result?: { data: unknown }; error?: ErrorAnswer }) {
  return {
    status,
    headers,
    text,
    data: body.result?.data as Data,
    error: body.error as ErrorAnswer,
  }
}
