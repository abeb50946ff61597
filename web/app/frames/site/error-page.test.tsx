import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllWords } from '../../wording/wording-store.ts'
import { ErrorPage } from './error-page.tsx'

beforeAll(() => loadAllWords('en'))

function pageFor(error: unknown): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ErrorPage error={error} /> }])
  return renderToString(<Stub initialEntries={['/']} />)
}

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null })

describe('what a page shows instead of itself', () => {
  it.each([
    [404, 'Page not found', 'name="place"'],
    [404, 'Page not found', 'Find your booking'],
    [403, 'You can’t see this page', 'Search for a campsite'],
    [500, 'Sorry, something broke on our side', 'Search for a campsite'],
    [503, 'Sorry, we’re away for a moment', 'should be back within a minute'],
    [405, 'We couldn’t read what your browser sent', 'Go back, check the page'],
  ])('says for %i: %s', (status, heading, more) => {
    const html = pageFor(answer(status))

    expect(html).toContain(`>${heading}</h1>`)
    expect(html).toContain(more)
  })

  it('never says what broke', () => {
    const html = pageFor(new Error('connection to 10.0.0.3 refused'))

    expect(html).toContain('something broke on our side')
    expect(html).not.toContain('10.0.0.3')
  })
})
