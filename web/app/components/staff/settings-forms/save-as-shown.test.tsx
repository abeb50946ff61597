import type { LastChangeQuery } from '@camp/application/settings/show-last-change.ts'
import { system } from '@camp/application/shared/actor.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { saveAsShown } from './save-as-shown.server.ts'

beforeAll(() => loadAllWords('en'))

const query: LastChangeQuery = { actor: system('desk'), organisationId: null, act: 'saved-text', subject: 'text-1' }
const posted = { shown: { text: 'The gate is open.' }, revision: '1', typed: { text: 'Ring the bell.' } }

function saved(facts: Partial<LastChangeQuery> = {}) {
  return saveAsShown({ showLastChange: { execute: async () => accepted(null) } } as never, {
    query: { ...query, ...facts },
    posted,
    now: () => Promise.reject(new Error('it is deleted')),
    save: async () => refused({ code: 'not-found' }),
  })
}

describe('a form whose row somebody deleted meanwhile', () => {
  it('stays as it was typed', async () => {
    expect(await saved()).toMatchObject(
      refused({ code: 'overtaken', fields: posted.typed, shown: posted.shown, revision: '1', conflict: { isDeleted: true } }),
    )
  })

  it('says that nothing was saved, and offers no saving over it', async () => {
    const answer = await saved()
    const conflict = answer.ok ? null : answer.refusal.conflict
    const Stub = createRoutesStub([{ path: '/', Component: () => <ConflictNotice conflict={conflict} labelOf={String} /> }])

    const html = renderToString(<Stub initialEntries={['/']} />)

    expect(html).toContain('Somebody deleted this while you had it open')
    expect(html).toContain('Nothing was saved.')
    expect(html).not.toContain('<button')
  })

  it('is a page that is not there where the row is new', async () => {
    await expect(saved({ subject: '' })).rejects.toMatchObject({ init: { status: 404 } })
  })
})
