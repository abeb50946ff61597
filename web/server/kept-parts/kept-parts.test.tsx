import { setImmediate as turn } from 'node:timers/promises'
import { type ComponentType, useId } from 'react'
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

function Stay({ name, amount, address }: { readonly name: string; readonly amount: string; readonly address: string }) {
  return (
    <Link to={address} title={`for ${amount}`}>
      {name}, {amount}
    </Link>
  )
}

describe('a part of a page that is kept', () => {
  it('is there from the third time on, for what it shows', async () => {
    const ask = async (count: number) => {
      const html = keptHtml(Nights as ComponentType<object>, { shows: { count, name: 'Kloof & Sons' }, language: 'en' })
      await turn()
      return html
    }

    const asked = [await ask(2), await ask(2), await ask(2), await ask(3)]

    const html = 'Kloof &amp; Sons<!-- -->: <b>2 nights</b><a href="/faq" data-discover="true">FAQ</a>'
    expect(asked).toEqual([undefined, undefined, html, undefined])
  })

  it('has gaps for texts and addresses that differ from page to page', async () => {
    const ask = async (amount: string, address: string) => {
      const html = keptHtml(Stay as ComponentType<object>, {
        shows: { name: 'Kloof' },
        texts: { amount, address },
        language: 'en',
      })
      await turn()
      return html
    }

    await ask('R1', '/kloof')
    await ask('R1', '/kloof')

    const html = '<a title="for R2 &lt; R3" href="/kloof?a=1&amp;b=2" data-discover="true">Kloof<!-- -->, <!-- -->R2 &lt; R3</a>'
    expect(await ask('R2 < R3', '/kloof?a=1&b=2')).toBe(html)
    expect(htmlOf(Stay, { name: 'Kloof', amount: 'R2 < R3', address: '/kloof?a=1&b=2' }, 'en')).toBe(html)
    expect(await ask('', '/kloof')).toBeUndefined()
  })

  it('has gaps for HTML, parts of addresses and lists, each as it is written', async () => {
    const Place = ({ about, picture, names }: { about: string; picture: string; names: readonly string[] }) => (
      <>
        <img src={`/pictures/${encodeURIComponent(picture)}/256.webp`} alt={names[0] ?? ''} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as descriptions are written. */}
        <div title={about} dangerouslySetInnerHTML={{ __html: about }} />
        {names.map((name) => (
          <b key={name}>{name}</b>
        ))}
      </>
    )
    const ask = async (texts: { about: string; picture: string; names: readonly string[] }) => {
      const html = keptHtml(Place as ComponentType<object>, { shows: {}, texts, language: 'en' })
      await turn()
      return html
    }
    const other = { about: '<p>A & B</p>', picture: "o's & p", names: ['<i>', 'Two'] }

    await ask({ about: '<p>C</p>', picture: 'c.png', names: ['One', 'Other'] })
    await ask({ about: '<p>C</p>', picture: 'c.png', names: ['One', 'Other'] })

    const html = htmlOf(Place, other, 'en')
    expect(html).toContain('/pictures/o&#x27;s%20%26%20p/256.webp')
    expect(await ask(other)).toBe(html)
    expect(await ask({ ...other, names: ['One'] })).toBeUndefined()
    expect(await ask({ ...other, names: ['One', ''] })).toBeUndefined()
  })

  it('is the same whatever it does when it is used', async () => {
    const Press = ({ onPress }: { readonly onPress: () => unknown }) => <button type="button" onClick={onPress} />
    const ask = async (said: string) => {
      const acts = { onPress: () => said, said: [said] }
      const html = keptHtml(Press as ComponentType<object>, { shows: {}, acts, language: 'en' })
      await turn()
      return html
    }

    expect([await ask('a'), await ask('b'), await ask('c')]).toEqual([undefined, undefined, '<button type="button"></button>'])
  })

  it('is not kept when it does more with a text than show it', async () => {
    const Long = ({ text }: { readonly text: string }) => <b>{text.length}</b>
    for (let time = 0; time < 3; time += 1) {
      expect(
        keptHtml(Long as ComponentType<object>, { shows: {}, texts: { text: 'A longer text' }, language: 'en' }),
      ).toBeUndefined()
      await turn()
    }
  })

  it('is kept with the parts that it holds', async () => {
    const inside: (string | undefined)[] = []
    const Inside = () => <i>in</i>
    const Around = () => {
      inside.push(keptHtml(Inside, { shows: {}, language: 'en' }))
      return <Inside />
    }
    for (let time = 0; time < 4; time += 1) {
      keptHtml(Around, { shows: {}, language: 'en' })
      await turn()
    }

    expect(keptHtml(Around, { shows: {}, language: 'en' })).toBe('<i>in</i>')
    expect(inside).toEqual([undefined, undefined])
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
      expect(keptHtml(Broken, { shows: {}, language: 'en' })).toBeUndefined()
      await turn()
    }
  })
})
