import { setImmediate as turn } from 'node:timers/promises'
import { useId } from 'react'
import { Link } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useText } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { htmlOf, keptHtml } from './kept-parts.ts'

await loadAllWords('en')

function Nights({ count, name }: { readonly count: number; readonly name: string }) {
  const t = useText('common')
  return (
    <>
      {name}: <b>{t('nights', { count })}</b>
      <Link to="/faq">FAQ</Link>
    </>
  )
}

describe('a part of a page that is kept', () => {
  it('is there from the third time on, for what it shows', async () => {
    const ask = async (count: number) => {
      const html = keptHtml(Nights, { count, name: 'Kloof & Sons' }, 'en')
      await turn()
      return html
    }

    const asked = [await ask(2), await ask(2), await ask(2), await ask(3)]

    const html = 'Kloof &amp; Sons<!-- -->: <b>2 nights</b><a href="/faq" data-discover="true">FAQ</a>'
    expect(asked).toEqual([undefined, undefined, html, undefined])
  })

  it.each([
    ['an address of its page', () => <Link to="?numberOfAdults=2">More</Link>],
    ['an id of React', () => <p id={useId()} />],
  ])('shows no %s', (_, part) => {
    expect(() => htmlOf(part, {}, 'en')).toThrow('A kept part shows where it stands')
  })

  it('that cannot be written is not kept, and its page is answered', async () => {
    const Broken = () => <Link to="?">Here</Link>
    for (let time = 0; time < 3; time += 1) {
      expect(keptHtml(Broken, {}, 'en')).toBeUndefined()
      await turn()
    }
  })
})
