import { setImmediate as turn } from 'node:timers/promises'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { KeptParts } from './kept-parts.tsx'

interface Entry {
  readonly key: string
  readonly texts: { readonly name: string }
  readonly isKept?: boolean
}

/** A part of its own for each list, since what is kept outlives a test. */
function listOf() {
  let writtenByReact = 0
  const Named = ({ name }: { readonly name: string }) => {
    writtenByReact += 1
    return <li title={name}>{name}</li>
  }
  const written = async (each: readonly Entry[]) => {
    writtenByReact = 0
    const html = renderToString(<KeptParts as="ul" className="names" part={Named} each={each} />)
    const inPage = writtenByReact
    await turn()
    return { html, inPage }
  }
  return { written }
}

const entry = (name: string, isKept?: boolean): Entry => ({ key: name, texts: { name }, isKept })

describe('several parts in one element', () => {
  it('are the same to the byte once they are kept, in lists of any length', async () => {
    const { written } = listOf()
    const both = [entry('Kloof & Sons'), entry('River')]

    const first = await written(both)
    await written(both)
    const kept = await written(both)
    const others = await written([entry('Vlei'), entry('Dam'), entry('Berg')])

    expect(first).toEqual({
      html: '<ul class="names"><li title="Kloof &amp; Sons">Kloof &amp; Sons</li><li title="River">River</li></ul>',
      inPage: 2,
    })
    expect(kept).toEqual({ html: first.html, inPage: 0 })
    expect(others).toEqual({
      html: '<ul class="names"><li title="Vlei">Vlei</li><li title="Dam">Dam</li><li title="Berg">Berg</li></ul>',
      inPage: 0,
    })
  })

  it('are written by React while one of them is not kept, and the others are kept meanwhile', async () => {
    const { written } = listOf()
    const chosen = [entry('Kloof', false), entry('River')]

    const pages = [await written(chosen), await written(chosen), await written(chosen)]

    for (const page of pages) expect(page).toEqual({ ...pages[0], inPage: 2 })
    expect((await written([entry('River')])).inPage).toBe(0)
  })

  it('of an empty list are an empty element', async () => {
    const { written } = listOf()
    expect((await written([])).html).toBe('<ul class="names"></ul>')
  })
})
