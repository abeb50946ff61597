import type { ReactNode } from 'react'

interface ProfileSectionProps {
  /** The address of the section: `#contact`. */
  readonly id: string
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** What it is about at one side, what can be done at the other. */
export function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 items-start gap-x-10 gap-y-4 border-t border-line pt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p className="prose mt-1 text-ink-soft">{text}</p>}
      </div>
      <div className="grid max-w-[640px] gap-5">{children}</div>
    </section>
  )
}

interface ProfileFormProps {
  readonly csrfToken: string
  /** Which of the page's forms it is. */
  readonly go: string
  readonly children: ReactNode
}

/** Sent as a document, so that the page, its header too, is the one of whoever is signed in afterwards. */
export function ProfileForm({ csrfToken, go, children }: ProfileFormProps) {
  return (
    <form method="post" action="/user/profile" noValidate className="grid gap-5">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="go" value={go} />
      {children}
    </form>
  )
}

/** What a section needs of the page. */
export interface SectionProps {
  readonly csrfToken: string
  readonly errorOf: (field: string) => string | undefined
}
