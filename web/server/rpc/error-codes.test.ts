import { visitor } from '@camp/application/shared/actor.ts'
import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { WorkScope } from '../web-env.ts'
import { publicQuery, router } from './procedures.ts'

const failing = router({
  fails: publicQuery.input(z.object({ code: z.string() })).query(({ input }) => {
    throw new TRPCError({ code: input.code as TRPCError['code'], message: 'for this test' })
  }),
})

async function asked(code: string) {
  const input = encodeURIComponent(JSON.stringify({ code }))
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: new Request(`http://camp.test/api/trpc/fails?input=${input}`),
    router: failing,
    createContext: () => ({
      openScope: () => ({ useCases: {} }) as WorkScope,
      actor: visitor,
      visitor: { account: null, address: null, browser: null },
      address: null,
      idempotencyKey: null,
      nameOfAct: null,
      keyOwner: '',
      end: new AbortController().signal,
    }),
  })
  const { error } = (await response.json()) as { error: { message: string; data: { code: string; httpStatus: number } } }
  return { status: response.status, ...error.data, message: error.message }
}

/** The codes of rule C3. Broken JSON is a PARSE_ERROR before any procedure: `rpc-door.test.ts`. */
it.each([
  ['BAD_REQUEST', 400],
  ['INTERNAL_SERVER_ERROR', 500],
  ['NOT_IMPLEMENTED', 501],
  ['UNAUTHORIZED', 401],
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['METHOD_NOT_SUPPORTED', 405],
  ['TIMEOUT', 503],
  ['CONFLICT', 409],
  ['PRECONDITION_FAILED', 412],
  ['PAYLOAD_TOO_LARGE', 413],
  ['UNPROCESSABLE_CONTENT', 422],
  ['TOO_MANY_REQUESTS', 429],
  ['CLIENT_CLOSED_REQUEST', 499],
])('%s reaches the client under its name, with status %i', async (code, status) => {
  const answer = await asked(code)

  expect(answer).toMatchObject({ status, code, httpStatus: status })
})

it('says nothing of what went wrong inside', async () => {
  expect((await asked('INTERNAL_SERVER_ERROR')).message).toBe('Internal server error')
})
