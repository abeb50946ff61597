import { describe, expect, it } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'

const plain = (text: string) => [{ kind: 'text', text }]

describe('a long text', () => {
  it('is paragraphs whose lines belong together', () => {
    expect(parseRichText('One\nline.\n\nAnother.')).toEqual([
      { kind: 'paragraph', words: plain('One line.') },
      { kind: 'paragraph', words: plain('Another.') },
    ])
  })

  it('has lists, whose items may go over several lines', () => {
    expect(parseRichText('- one\n  goes on\n- two\n\n1. first\n2. second')).toEqual([
      { kind: 'bullets', items: [plain('one goes on'), plain('two')] },
      { kind: 'steps', items: [plain('first'), plain('second')] },
    ])
  })

  it('has links and strong words', () => {
    expect(parseRichText('**No.** See [the FAQ](/faq#hold) first')).toEqual([
      {
        kind: 'paragraph',
        words: [
          { kind: 'strong', text: 'No.' },
          { kind: 'text', text: ' See ' },
          { kind: 'link', text: 'the FAQ', href: '/faq#hold' },
          { kind: 'text', text: ' first' },
        ],
      },
    ])
  })

  it('never becomes anything else', () => {
    expect(parseRichText('<b>x</b>')).toEqual([{ kind: 'paragraph', words: plain('<b>x</b>') }])
  })
})
