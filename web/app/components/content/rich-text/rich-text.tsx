import { Link } from 'react-router'
import { type Inline, parseRichText, type RichTextBlock } from './parse-rich-text.ts'

export function RichText({ text }: { readonly text: string }) {
  return (
    <div className="prose">
      {parseRichText(text).map((block) => (
        <TextBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

/** One paragraph without its element: for a lead, a hint, a cell. */
export function RichLine({ text }: { readonly text: string }) {
  const [block] = parseRichText(text)
  return block?.kind === 'paragraph' ? <Words words={block.words} /> : text
}

function TextBlock({ block }: { readonly block: RichTextBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words words={block.words} />
      </p>
    )
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className="grid gap-1.5">
      {block.items.map((words) => (
        <li key={JSON.stringify(words)}>
          <Words words={words} />
        </li>
      ))}
    </List>
  )
}

function Words({ words }: { readonly words: readonly Inline[] }) {
  return words.map((word) => <Word key={JSON.stringify(word)} word={word} />)
}

function Word({ word }: { readonly word: Inline }) {
  if (word.kind === 'text') return word.text
  if (word.kind === 'strong')
    return <strong className={isNumber(word.text) ? 'whitespace-nowrap' : undefined}>{word.text}</strong>
  if (word.href.startsWith('/'))
    return (
      <Link to={word.href} className="link">
        {word.text}
      </Link>
    )
  return (
    <a href={word.href} className="link wrap-anywhere">
      {word.text}
    </a>
  )
}

/** Of a booking or a message: it is read out, and stays on one line. */
function isNumber(text: string): boolean {
  return /^[\d-]+$/.test(text)
}
