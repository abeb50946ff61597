import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSearchParameters } from '#app/search-parameters/read-search-parameters.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { PageCard } from '#server/wire/card-on-page.ts'
import { FeaturedCampsites } from './featured-campsites.tsx'

beforeAll(() => loadAllWords('en'))

function blockOf(featured: readonly PageCard[] | Promise<readonly PageCard[]>): string {
  const parameters = readSearchParameters(new URLSearchParams())
  const Stub = createRoutesStub([
    { path: '/', Component: () => <FeaturedCampsites featured={featured} parameters={parameters} /> },
  ])
  return renderToString(<Stub initialEntries={['/']} />)
}

describe('the featured campsites', () => {
  it('turn a small wheel while they are on their way', () => {
    expect(blockOf(new Promise(() => {}))).toMatch(/role="status".*size-4.*Loading featured campsites…/)
  })

  it('say when there are none', () => {
    expect(blockOf([])).toContain('No featured campsites available at the moment.')
  })
})
