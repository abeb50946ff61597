import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../server/rpc/app-router.ts'

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>

/** The queries that pages ask from the browser. */
export type QueryName = 'orgPlots.getAllForPicker' | 'orgPlots.quoteSelection' | 'search.organisations'

type Of<Types, Name extends string> = Name extends `${infer Concept}.${infer Procedure}`
  ? Concept extends keyof Types
    ? Procedure extends keyof Types[Concept]
      ? Types[Concept][Procedure]
      : never
    : never
  : never

export type QueryInput<Name extends QueryName> = Of<Inputs, Name>
export type QueryData<Name extends QueryName> = Of<Outputs, Name>

/** `unavailable` when no answer came, or none that could be read. */
export interface QueryRefusal {
  readonly code: string
  readonly reason: string | null
  readonly plotIds: readonly string[]
}

export type QueryAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly refusal: QueryRefusal }

/** Milliseconds before the first, second and third repeat. */
const delays = [1000, 2000, 4000]
const unavailable: QueryRefusal = { code: 'unavailable', reason: null, plotIds: [] }

/**
 * Asks one query of our own server; faults of the network and of the server are tried again, refusals are
 * not. Throws only when `signal` ends it.
 */
export async function askServer<Name extends QueryName>(
  name: Name,
  input: QueryInput<Name>,
  { signal, pauses = delays }: { readonly signal?: AbortSignal; readonly pauses?: readonly number[] } = {},
): Promise<QueryAnswer<QueryData<Name>>> {
  const address = `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
  for (const delay of [...pauses, null]) {
    const answer = await askOnce<QueryData<Name>>(address, signal)
    if (answer) return answer
    if (delay !== null) await pause(delay, signal)
  }
  return { ok: false, refusal: unavailable }
}

/** Undefined is worth another try. */
async function askOnce<Data>(address: string, signal?: AbortSignal): Promise<QueryAnswer<Data> | undefined> {
  try {
    const response = await fetch(address, { signal, headers: { Accept: 'application/json' } })
    if (response.status >= 500) return undefined
    const { result, error } = (await response.json()) as { result?: { data: Data }; error?: { data: Partial<QueryRefusal> } }
    if (result) return { ok: true, data: result.data }
    const { code = 'unavailable', reason = null, plotIds = [] } = error?.data ?? {}
    return { ok: false, refusal: { code, reason, plotIds } }
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}

async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  signal?.throwIfAborted()
}
