import { longestMarkLabel } from '@camp/domain/plots/map-marks.ts'
import { allKinds } from '#app/components/plot-map/mark-looks.ts'
import { useText } from '#app/wording/use-text.ts'
import type { TypedMark } from './drawn-marks.ts'

interface MarkRowsProps {
  readonly marks: readonly TypedMark[]
  readonly problems: readonly { readonly field: string }[]
  readonly onType: (nth: number, mark: TypedMark) => void
}

/** A line for each mark, and some to fill in: the whole of it without dragging anything. */
export function MarkRows({ marks, problems, onType }: MarkRowsProps) {
  const t = useText('placeSettings')
  const kinds = useText('plotMap')
  const isWrong = (field: string) => problems.some((problem) => problem.field === field) || undefined
  return (
    <table className="place-table">
      <thead>
        <tr>
          <th scope="col">{t('mark_kind')}</th>
          <th scope="col">{t('mark_label')}</th>
          <th scope="col">{t('mark_points')}</th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark, nth) => {
          const named = (part: 'kind' | 'label' | 'points') => ({
            id: `marks.${nth}.${part}`,
            name: `marks.${nth}.${part}`,
            'aria-label': t('markField', { number: nth + 1, field: t(`mark_${part}`) }),
            'aria-invalid': isWrong(`marks.${nth}.${part}`),
            autoComplete: 'off',
          })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark has nothing but its place in the list.
            <tr key={nth}>
              <td>
                <select
                  {...named('kind')}
                  className="place-input place-kind"
                  value={mark.kind}
                  onChange={({ target }) => onType(nth, { ...mark, kind: target.value })}
                >
                  <option value="">{t('markNone')}</option>
                  {allKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {kinds(`kind_${kind}`)}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                <input
                  {...named('label')}
                  className="place-input place-label"
                  maxLength={longestMarkLabel}
                  value={mark.label}
                  onChange={({ target }) => onType(nth, { ...mark, label: target.value })}
                />
              </td>
              <td>
                <input
                  {...named('points')}
                  className="place-input place-points"
                  value={mark.points}
                  onChange={({ target }) => onType(nth, { ...mark, points: target.value })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
