import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { Hono } from 'hono'
import { offline } from '../../app/wording/en/offline.ts'
import type { WebEnv } from '../web-env.ts'
import { offlinePage } from './offline-page.ts'
import { type KeptNotices, serviceWorker } from './service-worker.ts'

const notices: KeptNotices = { booking: offline.notice, day: offline.dayNotice, again: offline.again, timezone: platformZone }
const worker = `(${serviceWorker})(self, ${JSON.stringify(notices)})\n`

/** The worker is asked for anew at each visit, so that a release reaches every phone with the next page. */
export function offlineDoors(): Hono<WebEnv> {
  return new Hono<WebEnv>()
    .get('/service-worker.js', (c) =>
      c.body(worker, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
    )
    .get('/offline', (c) => c.html(offlinePage))
}
