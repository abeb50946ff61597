import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllWords } from '../wording/wording-store.ts'
import { LoadingIndicator } from './loading-indicator.tsx'

beforeAll(() => loadAllWords('en'))

const sizes = ['sm', 'md', 'lg', 'xl', 'xl2', 'xl3'] as const
const colours = ['default', 'primary', 'secondary', 'success', 'warning', 'danger', 'white'] as const
const variants = ['camp', 'ring'] as const

describe('the loading indicator', () => {
  it('differs by size, by colour and by variant', () => {
    expect(new Set(sizes.map((size) => renderToString(<LoadingIndicator size={size} />))).size).toBe(6)
    expect(new Set(colours.map((colour) => renderToString(<LoadingIndicator colour={colour} />))).size).toBe(7)
    expect(new Set(variants.map((variant) => renderToString(<LoadingIndicator variant={variant} />))).size).toBe(2)
  })

  it('says what is waited for, seen or not', () => {
    expect(renderToString(<LoadingIndicator />)).toMatch(/role="status".*sr-only.*Loading…/)
    expect(renderToString(<LoadingIndicator label="Checking availability…" hasVisibleLabel />)).not.toContain('sr-only')
  })
})
