import { describe, expect, it } from 'vitest'
import { health, type ServerState } from './health.ts'

function givenProcess({
  checkReadiness = async () => {},
  isDraining = false,
  changes = 'listening',
}: {
  checkReadiness?: () => Promise<void>
  isDraining?: boolean
  changes?: 'listening' | 'lost'
}) {
  const readiness: ServerState = { isDraining }
  return health({ checkReadiness, changeFeedState: () => changes }, readiness)
}

describe('health', () => {
  it('is ready while the database answers', async () => {
    const answer = await givenProcess({}).request('/ready')

    expect(answer.status).toBe(200)
  })

  it('says whether changes are heard, and is ready without', async () => {
    const answer = await givenProcess({ changes: 'lost' }).request('/ready')

    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', changes: 'lost' }])
  })

  it('is live but not ready without the database', async () => {
    const process = givenProcess({ checkReadiness: async () => Promise.reject(new Error('refused')) })

    expect((await process.request('/ready')).status).toBe(503)
    expect((await process.request('/live')).status).toBe(200)
  })

  it('is not ready while it leaves', async () => {
    const answer = await givenProcess({ isDraining: true }).request('/ready')

    expect([answer.status, await answer.json()]).toEqual([503, { status: 'draining' }])
  })
})
