import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ContentPage } from '#app/components/content/page/content-page.tsx'
import { RichText } from '#app/components/content/rich-text/rich-text.tsx'
import { Icon } from '#app/components/icon.tsx'
import { useText } from '#app/wording/use-text.ts'
import { anchorOf, type Question, topics } from './questions.ts'

export default function Faq() {
  const t = useText('faq')
  useOpenedByAddress()
  return (
    <ContentPage
      path="/faq"
      title={t('pageTitle')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      contentsTitle={t('topics')}
      sections={topics.map(({ id, title, questions }) => ({ id, title: t(title), more: <Questions questions={questions} /> }))}
    />
  )
}

function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const t = useText('faq')
  return (
    <div className="max-w-[640px] divide-y divide-line border-y border-line">
      {questions.map((question) => (
        <details key={question} className="question group">
          <summary className="flex min-h-12 items-center gap-2 py-2">
            <Icon name="chevron-right" className="size-5 shrink-0 text-brand group-open:rotate-90" />
            <h3 className="min-w-0">{t(question)}</h3>
          </summary>
          {/* The anchor stands inside: browsers open what surrounds it. */}
          <div id={anchorOf(question)} className="pb-4 pl-7">
            <RichText text={t(`${question}Answer`)} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** A link from another page of this site changes the address without the browser opening anything. */
function useOpenedByAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    const question = answer ? answer.closest('details') : null
    if (!question) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
}
