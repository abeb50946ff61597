import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfText, KeptTexts } from './kept-texts.ts'

const makes = (html: string) => (keep: (html: string) => void) => keep(html)
const neverAsked = () => {
  throw new Error('made though it is kept')
}

const keeping = (mostBytes: number) => new KeptTexts<string>(mostBytes, bytesOfText)

function ask(kept: KeptTexts<string>, key: string, html = `<p>${key}</p>`): string | undefined {
  return kept.of(key, makes(html))
}

describe('texts that are kept', () => {
  it('are made when they are asked for again, and answered from then on', () => {
    const kept = keeping(10_000)

    expect(kept.of('a card', neverAsked)).toBeUndefined()
    expect(ask(kept, 'a card')).toBe('<p>a card</p>')
    expect(kept.of('a card', neverAsked)).toBe('<p>a card</p>')
  })

  it('are made once, however often they are asked for meanwhile', () => {
    const kept = keeping(10_000)
    const waiting: ((html: string) => void)[] = []
    const ask = () => kept.of('a card', (keep) => waiting.push(keep))

    const before = [ask(), ask(), ask()]
    waiting[0]?.('<p>it</p>')

    expect(before).toEqual([undefined, undefined, undefined])
    expect([ask(), waiting.length]).toEqual(['<p>it</p>', 1])
  })

  it('are dropped when others fill the room, not while they are asked for', () => {
    const kept = keeping(20_000)
    ask(kept, 'asked')
    ask(kept, 'left')
    ask(kept, 'left')
    for (let number = 0; number < 200; number += 1) {
      ask(kept, 'asked')
      ask(kept, `${number}`)
      ask(kept, `${number}`)
    }

    expect(ask(kept, 'asked')).toBe('<p>asked</p>')
    expect(kept.of('left', neverAsked)).toBeUndefined()
  })

  it('are always those of their key', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 300 }), (keys) => {
        const kept = keeping(4_000)
        for (const key of keys) expect([undefined, `<p>${key}</p>`]).toContain(ask(kept, `${key}`))
      }),
    )
  })
})
