/**
 * The bytes of an answer that is whole already, with it: read back from a `Response` they pass through
 * streams, and what a weak map holds of a request outlives it until all of memory is collected.
 */
const bytes = Symbol('bytes')

type Answer = Response & { [bytes]?: Uint8Array<ArrayBuffer> }

interface Head {
  readonly status: number
  readonly headers: Headers
}

/** An answer without its body, until the body is put back: who only looks at an answer copies its body. */
export function headOfAnswer(body: Uint8Array<ArrayBuffer>, { status, headers }: Head): Response {
  return Object.assign(new Response(null, { status, headers }), { [bytes]: body })
}

/** With its body, when it was put aside. */
export function wholeAnswer(answer: Answer): Response {
  const body = answer[bytes]
  if (!body) return answer
  return Object.assign(new Response(body, { status: answer.status, headers: answer.headers }), { [bytes]: body })
}

export async function bodyOf(answer: Answer): Promise<Uint8Array<ArrayBuffer>> {
  return answer[bytes] ?? new Uint8Array(await answer.arrayBuffer())
}
