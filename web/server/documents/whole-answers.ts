import { KeptWith } from '@camp/domain/shared/kept-with.ts'

/** The bytes of answers that are whole already: read back from a `Response`, they pass through streams. */
const bytes = new KeptWith<Response, Uint8Array<ArrayBuffer>>()

interface Head {
  readonly status: number
  readonly headers: Headers
}

/** An answer without its body, until the body is put back: who only looks at an answer copies its body. */
export function headOfAnswer(body: Uint8Array<ArrayBuffer>, { status, headers }: Head): Response {
  const answer = new Response(null, { status, headers })
  bytes.keep(answer, body)
  return answer
}

/** With its body, when it was put aside. */
export function wholeAnswer(answer: Response): Response {
  const body = bytes.of(answer)
  if (!body) return answer
  const whole = new Response(body, { status: answer.status, headers: answer.headers })
  bytes.keep(whole, body)
  return whole
}

export async function bodyOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return bytes.of(answer) ?? new Uint8Array(await answer.arrayBuffer())
}
