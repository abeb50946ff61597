import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { watchedInTests } from '../testing/watched-in-tests.ts'
import type { WebEnv } from '../web-env.ts'
import { kindOfRequest } from './kind-of-request.ts'
import { openMetrics } from './metrics.ts'
import type { Watched } from './watched.ts'

const token = 'a-token-of-this-test'
const withToken = { headers: { authorization: `Bearer ${token}` } }

function givenApp(watched: Partial<Watched> = { token }) {
  const metrics = openMetrics({ ...watchedInTests, ...watched })
  return new Hono<WebEnv>()
    .use(metrics.watchRequests)
    .route('/metrics', metrics.door)
    .get('/kloofwater-camp', (c) => c.text('here'))
    .post('/api/trpc/reservations.hold', (c) => c.text('booked', 409))
}

const figuresOf = async (app: ReturnType<typeof givenApp>) => (await app.request('/metrics', withToken)).text()

describe('/metrics', () => {
  it.each([
    ['nothing', {}],
    ['another token', { headers: { authorization: 'Bearer a-token-of-this-tesT' } }],
    ['the token as a password', { headers: { authorization: `Basic ${token}` } }],
  ])('answers 401 to whoever shows %s', async (_, init) => {
    expect((await givenApp().request('/metrics', init)).status).toBe(401)
  })

  it('is not there for anybody while no token is set', async () => {
    const answer = await givenApp({ token: undefined }).request('/metrics', { headers: { authorization: 'Bearer ' } })

    expect(answer.status).toBe(404)
  })

  it('counts requests by kind and status, and conflicts', async () => {
    const app = givenApp()
    await app.request('/kloofwater-camp')
    await app.request('/api/trpc/reservations.hold', { method: 'POST' })

    const figures = await figuresOf(app)

    expect(figures).toContain('camp_request_seconds_count{kind="page",status="200"} 1')
    expect(figures).toContain('camp_request_seconds_count{kind="procedure",status="409"} 1')
    expect(figures).toContain('camp_conflicts_total 1')
  })

  it('says what waits, how the pool stands, and how the process is', async () => {
    const figures = await figuresOf(givenApp())

    for (const line of ['camp_workers 1', 'camp_messages_due 4', 'camp_pool_connections 2', 'camp_feeds_failing 2']) {
      expect(figures.split('\n')).toContain(line)
    }
    expect(figures).toContain('camp_job_late_seconds{job="outbox send"} 0')
    expect(figures).toMatch(/^camp_process_resident_memory_bytes \d+/m)
  })

  it('answers while the database does not', async () => {
    const app = givenApp({ token, operations: () => Promise.reject(new Error('no answer')), changeLagSeconds: () => null })

    const figures = await figuresOf(app)

    expect(figures.split('\n')).toContain('camp_database_up 0')
    expect(figures.split('\n')).toContain('camp_change_lag_seconds Nan')
  })

  it('has every figure that the board shows', async () => {
    const board = readFileSync(new URL('../../../deploy/grafana/camp.json', import.meta.url), 'utf8')
    const figures = await figuresOf(givenApp())
    const asked = new Set([...board.matchAll(/camp_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')))

    expect(asked.size).toBeGreaterThan(15)
    expect([...asked].filter((name) => !figures.includes(`# TYPE ${name} `))).toEqual([])
  })
})

describe('the kind of a request', () => {
  it.each([
    ['/api/trpc/search.plots', 'procedure'],
    ['/api/auth/session', 'sign-in'],
    ['/auth/sign-in', 'sign-in'],
    ['/api/payments/notification', 'webhook'],
    ['/api/whatsapp/webhook', 'webhook'],
    ['/api/whatsapp/send', 'relay'],
    ['/api/infrastructure/bulksms/sendSms', 'relay'],
    ['/api/hti', 'channel'],
    ['/pictures/a.webp', 'picture'],
    ['/metrics', 'own'],
    ['/metricsville-camp', 'page'],
    ['/', 'page'],
  ])('%s is a %s', (path, kind) => {
    expect(kindOfRequest(path)).toBe(kind)
  })
})
