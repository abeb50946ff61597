import type { ReactNode } from 'react'
import { useText } from '#app/wording/use-text.ts'
import { Findable } from '../../findable.tsx'
import { Icon } from '../../icon.tsx'
import { RichLine, RichText } from '../rich-text/rich-text.tsx'
import '../content.css'

export interface ContentSection {
  /** The anchor: `/policies#cancelling`. */
  readonly id: string
  readonly title: string
  readonly text?: string
  /** Below the text. */
  readonly more?: ReactNode
}

export interface ContentPageProps {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly sections: readonly ContentSection[]
  /** Between the lead and the sections. */
  readonly notice?: ReactNode
  /** What the list of sections is called; `On this page` unless given. */
  readonly contentsTitle?: string
}

/** A page to read: what is on it, then section after section. */
export function ContentPage({ path, title, description, heading, lead, sections, notice, contentsTitle }: ContentPageProps) {
  return (
    <div className="page reading py-8 sm:py-12">
      <Findable title={title} description={description} path={path} />
      <h1>{heading}</h1>
      <p className="prose mt-2 text-lg text-ink-soft">
        <RichLine text={lead} />
      </p>
      {notice}
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents sections={sections} title={contentsTitle} />
        <div className="grid gap-10">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Section({ id, title, text, more }: ContentSection) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id}>{title}</h2>
      {text && <RichText text={text} />}
      {more}
    </section>
  )
}

/** Folded on a phone, where it would stand before everything that there is to read. */
function Contents({ sections, title }: Pick<ContentPageProps, 'sections'> & { readonly title?: string }) {
  const t = useText('common')
  const name = title ?? t('onThisPage')
  return (
    <nav aria-label={name} className="no-print lg:sticky lg:top-24">
      <details className="menu group rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-bold">
          {name}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </summary>
        <Links sections={sections} />
      </details>
      <div className="hidden rounded-card border border-line bg-surface pt-4 lg:block">
        <p className="px-4 font-bold">{name}</p>
        <Links sections={sections} />
      </div>
    </nav>
  )
}

function Links({ sections }: Pick<ContentPageProps, 'sections'>) {
  return (
    <ul className="flex flex-wrap gap-x-6 px-4 pt-1 pb-4 lg:grid">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="link inline-flex min-h-10 items-center py-1 leading-snug lg:min-h-9">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
