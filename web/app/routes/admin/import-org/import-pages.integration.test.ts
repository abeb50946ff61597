import { referenceDocument } from '@camp/adapters/import-export/testing/reference-document.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as runPage from './run/route.tsx'
import * as uploadPage from './upload/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

const path = '/admin/import-org'

async function upload(text: string | Uint8Array<ArrayBuffer>, as = camp.platform) {
  const form = new FormData()
  form.set('document', new File([text], 'camps.json'))
  return camp.pages.send(uploadPage, { path, as }, form)
}

function aDocument(name: string): string {
  const document = referenceDocument()
  const [first] = document.organisations as [Record<string, unknown>]
  return JSON.stringify({ ...document, organisations: [{ ...first, name }] })
}

const pageOf = (address: string | null) => {
  const importId = address?.split('/').at(-1) ?? ''
  const asked = { path: `${path}/${importId}`, params: { importId }, as: camp.platform }
  return {
    read: async () => (await camp.pages.read(runPage, asked)).data,
    press: (as = camp.platform) => camp.pages.post(runPage, { ...asked, as }, {}),
  }
}

describe('importing from a page', () => {
  it('shows what would change, writes it once when it is pressed, and shows what was done', async () => {
    const uploaded = await upload(aDocument('Kloofwater Camp Renamed'))
    expect(uploaded.to).toMatch(/^\/admin\/import-org\/[0-9a-f-]{36}$/)
    const page = pageOf(uploaded.to)

    const would = await page.read()
    expect(would).toMatchObject({ fileName: 'camps.json', state: 'checked', outcomes: [{ outcome: 'changed' }] })
    expect(would.outcomes[0].changes).toContainEqual(expect.objectContaining({ field: 'name', after: 'Kloofwater Camp Renamed' }))
    const named = () => camp.marketplace.store.em.execute(`select id from organisation where name = 'Kloofwater Camp Renamed'`)
    expect(await named()).toEqual([])

    expect((await Promise.all([page.press(), page.press()])).map(({ status }) => status)).toEqual([303, 303])
    await vi.waitFor(async () => expect((await page.read()).state).toBe('done'), { timeout: 20_000 })
    expect(await page.read()).toMatchObject({ done: 1, outcomes: would.outcomes })
    expect(await named()).toHaveLength(1)
    const entries = await camp.marketplace.store.em.execute(
      `select id from audit_entry where act = 'organisation.imported' and changes::text like '%Kloofwater Camp Renamed%'`,
    )
    expect(entries).toHaveLength(1)

    const again = await pageOf((await upload(aDocument('Kloofwater Camp Renamed'))).to).read()
    expect(again.outcomes).toEqual([{ slug: would.outcomes[0].slug, outcome: 'unchanged', changes: [] }])
  })

  it('says what is wrong by its path, and writes nothing', async () => {
    const wrong = JSON.parse(aDocument('Wrong'))
    wrong.organisations[0].latitude = 'north'

    expect(await upload(JSON.stringify(wrong))).toMatchObject({
      status: 422,
      data: { code: 'document-invalid', problems: [{ path: 'organisations[0].latitude' }] },
    })
    expect(await upload('{"a": ')).toMatchObject({ status: 422, data: { code: 'not-json', line: 1 } })
    const inWindows = new Uint8Array(Buffer.from(aDocument('Jané Müller'), 'latin1'))
    expect(await upload(inWindows)).toMatchObject({ status: 422, data: { code: 'not-utf8' } })
    expect(await camp.pages.send(uploadPage, { path, as: camp.platform }, new FormData())).toMatchObject({
      status: 422,
      data: { code: 'none' },
    })
  })

  it('takes no more than 5 MB', async () => {
    expect(await upload(' '.repeat(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413, data: { code: 'too-large' } })
  })

  it('is the platform’s alone', async () => {
    const page = pageOf((await upload(aDocument('Anything'))).to)

    for (const as of [camp.stranger, camp.clerk]) {
      expect((await upload('{}', as)).status).toBe(403)
      expect((await page.press(as)).status).toBe(403)
    }
    expect((await page.read()).state).toBe('checked')
    expect((await pageOf('/admin/import-org/none').press()).status).toBe(404)
  })
})
