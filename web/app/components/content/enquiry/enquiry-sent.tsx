import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../icon.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

interface EnquirySentProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Instead of the form, after it was sent. Its heading takes the focus where the page did not start anew. */
export function EnquirySent({ title, text, children }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Icon name="circle-check" className="mb-3 size-10 text-success" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="mt-3">
        <RichText text={text} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </>
  )
}
