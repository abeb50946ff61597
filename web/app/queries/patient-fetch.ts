/** Milliseconds before the first, second and third repeat (rule W12). */
const usualPauses = [1000, 2000, 4000]

interface Patience {
  /** Waits, however long, until the query is wanted again; throws when it is given up. */
  readonly untilAskedAgain: (signal: AbortSignal | null | undefined) => Promise<void>
  readonly pauses?: readonly number[]
}

/**
 * Asks a query of a page again when no answer came, and then holds it until somebody asks for it: the page
 * stays as it is. Everything else, changes above all, goes out once.
 */
export function patientFetch(fetch: typeof globalThis.fetch, patience: Patience) {
  return (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { signal, method } = init
    // React Router asks for the data of pages so.
    const isQuery = !method && input instanceof URL && input.pathname.endsWith('.data')
    return isQuery ? askPatiently(() => fetch(input, init), signal, patience) : fetch(input, init)
  }
}

/** For whatever changes nothing; `signal` gives it up. */
export async function askPatiently(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
  { untilAskedAgain, pauses = usualPauses }: Patience,
): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await ask()
      // What a proxy says when nobody stands behind it, and we when the database is away.
      if (answer.status < 502 || answer.status > 504) return await whole(answer)
    } catch (error) {
      if (signal?.aborted) throw error
    }
    const pause = pauses[tries % (pauses.length + 1)]
    await (pause === undefined ? untilAskedAgain(signal) : new Promise((resolve) => setTimeout(resolve, pause)))
    signal?.throwIfAborted()
  }
}

/** So that an answer that breaks off counts as none. */
async function whole(answer: Response): Promise<Response> {
  return answer.status === 204 ? answer : new Response(await answer.arrayBuffer(), answer)
}
