import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import DeleteMasterRowPage from './route.tsx'

beforeAll(() => loadAllWords('en'))

it('asks about the row as its list shows it', () => {
  const values = { country: 'ZA', effectiveFrom: '2018-04-01', percentage: 15 }
  const row = { id: 'ZA-2018-04-01', values, labels: { country: 'South Africa' }, uses: {} }
  const loaderData = { kind: 'vat-rates', id: row.id, row, revision: 'r', effect: null }
  const props = { loaderData } as unknown as ComponentProps<typeof DeleteMasterRowPage>
  const Stub = createRoutesStub([{ path: '/', Component: () => <DeleteMasterRowPage {...props} /> }])

  const html = renderToString(<Stub initialEntries={['/']} />)

  expect(html).toContain('<h1>Delete VAT rate</h1>')
  expect(html).toContain('Are you sure you want to delete this VAT rate (South Africa, 15% from Sun 1 Apr 2018)?')
})
