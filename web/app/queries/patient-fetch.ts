/** Milliseconds before the first, second and third repeat (rule W12). */
const usualPauses = [1000, 2000, 4000]

/** What a proxy says when nobody stands behind it, and we when the database is away. */
const worthAnotherTry: ReadonlySet<number> = new Set([502, 503, 504])

interface Patience {
  /** Waits, however long, until the query is wanted again; throws when it is given up. */
  readonly untilAskedAgain: (signal: AbortSignal | null | undefined) => Promise<void>
  readonly pauses?: readonly number[]
}

/**
 * Asks a query of a page again when no answer came, and then holds it until somebody asks for it: the page
 * stays as it is. Everything else, changes above all, goes out once.
 */
export function patientFetch(fetch: typeof globalThis.fetch, { untilAskedAgain, pauses = usualPauses }: Patience) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (!isQuery(input, init)) return fetch(input, init)
    for (;;) {
      for (const delay of [...pauses, null]) {
        const answer = await answerOrNothing(() => fetch(input, init), init?.signal)
        if (answer) return answer
        if (delay !== null) await pause(delay, init?.signal)
      }
      await untilAskedAgain(init?.signal)
    }
  }
}

/** What React Router asks for the data of pages. */
function isQuery(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  return input instanceof URL && input.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET'
}

/** Whole, so that an answer that breaks off counts as none. */
async function answerOrNothing(ask: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response | null> {
  try {
    const answer = await ask()
    if (worthAnotherTry.has(answer.status)) return null
    return answer.status === 204 ? answer : new Response(await answer.arrayBuffer(), answer)
  } catch (error) {
    if (signal?.aborted) throw error
    return null
  }
}

async function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  signal?.throwIfAborted()
}
