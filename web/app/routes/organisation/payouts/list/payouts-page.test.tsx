import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import OrganisationPayouts from './route.tsx'

beforeAll(() => loadAllWords('en'))

function payoutsFor(mayManageSettings: boolean, due: { readonly hasAccount: boolean } | null): string {
  const loaderData = { due: due && { slug: 'kwena-camp', name: 'Kwena Camp', amount: 1918.2, lines: [], ...due }, payouts: [] }
  const props = { loaderData } as unknown as ComponentProps<typeof OrganisationPayouts>
  const children = [{ path: '/', Component: () => <OrganisationPayouts {...props} /> }]
  const Stub = createRoutesStub([{ id: 'organisation-settings', loader: () => null, children }])
  const frame = { organisation: { slug: 'kwena-camp', name: 'Kwena Camp' }, rights: { mayManageSettings } }
  return renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { 'organisation-settings': frame } }} />)
}

const missing = 'bank details are missing'
const toBankDetails = 'href="/org/org-organisation/bank-details?org=kwena-camp"'

it('says why nothing goes out, and leads whoever may to the bank details', () => {
  const html = payoutsFor(true, { hasAccount: false })

  expect(html).toContain('Due now: R1918.20')
  expect(html).toContain(missing)
  expect(html).toContain(toBankDetails)
})

it('tells others who can fill them in', () => {
  const html = payoutsFor(false, { hasAccount: false })

  expect(html).toContain(missing)
  expect(html).toContain('An administrator can fill them in.')
  expect(html).not.toContain(toBankDetails)
})

it.each([[{ hasAccount: true }], [null]])('is silent where nothing is in the way: %o', (due) => {
  expect(payoutsFor(true, due)).not.toContain(missing)
})
