import { Hono } from 'hono'
import { offline } from '../../app/wording/en/offline.ts'
import type { WebEnv } from '../web-env.ts'
import { offlinePage } from './offline-page.ts'
import { serviceWorker } from './service-worker.ts'

const worker = `(${serviceWorker})(self, ${JSON.stringify({ booking: offline.notice, day: offline.dayNotice })})\n`

/** The worker is asked for anew at each visit, so that a release reaches every phone with the next page. */
export function offlineDoors(): Hono<WebEnv> {
  return new Hono<WebEnv>()
    .get('/service-worker.js', (c) =>
      c.body(worker, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
    )
    .get('/offline', (c) => c.html(offlinePage))
}
