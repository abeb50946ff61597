import { type ClipboardEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { pastedChoice, pastedTable, placedCells } from './pasted-cells.ts'

export interface Pasted {
  readonly taken: number
  /** No place in the grid, or no such choice. */
  readonly left: number
}

/** Marks what was typed or pasted and not saved, counts it, and asks before it is lost. */
export function useGridEdits({ initially, question }: { readonly initially: number; readonly question: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [unsaved, setUnsaved] = useState(initially)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const count = useCallback(() => setUnsaved(form.current?.querySelectorAll('.rates-cell[data-changed]').length ?? 0), [])
  useAskBeforeLeaving(unsaved > 0, question)

  const onInput = useCallback(
    ({ target }: FormEvent<HTMLFormElement>) => {
      if (isCell(target)) mark(target)
      count()
    },
    [count],
  )
  const onReset = useCallback(() => {
    // The fields have their values back after the event.
    requestAnimationFrame(() => {
      for (const cell of form.current?.querySelectorAll('.rates-cell') ?? []) if (isCell(cell)) mark(cell)
      setPasted(null)
      count()
    })
  }, [count])
  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLFormElement>) => {
      const answer = paste(event)
      if (!answer) return
      setPasted(answer)
      count()
    },
    [count],
  )
  return { unsaved, pasted, events: { ref: form, onInput, onReset, onPaste } }
}

type Cell = HTMLInputElement | HTMLSelectElement

function isCell(target: EventTarget): target is Cell {
  return (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.classList.contains('rates-cell')
}

function mark(cell: Cell): void {
  const was = cell.form?.elements.namedItem(`was.${cell.name}`)
  cell.toggleAttribute('data-changed', was instanceof HTMLInputElement && was.value !== cell.value)
}

function paste(event: ClipboardEvent<HTMLFormElement>): Pasted | null {
  const table = pastedTable(event.clipboardData.getData('text/plain'))
  const { target } = event
  const body = isCell(target) && target.closest('tbody')
  if (!table || !isCell(target) || !body) return null
  event.preventDefault()
  const grid = [...body.rows].map((row) => [...row.querySelectorAll('.rates-cell')].filter(isCell))
  const row = grid.findIndex((cells) => cells.includes(target))
  const column = grid[row]?.indexOf(target) ?? 0
  const { cells, outside } = placedCells(table, { row, column, rows: grid.length, columns: grid[0]?.length ?? 0 })
  const taken = cells.filter((value) => {
    const cell = grid[value.row]?.[value.column]
    return cell !== undefined && fill(cell, value.text)
  })
  return { taken: taken.length, left: outside + cells.length - taken.length }
}

function fill(cell: Cell, text: string): boolean {
  const choices = cell instanceof HTMLSelectElement ? [...cell.options].map(({ value, label }) => ({ value, label })) : null
  const value = choices ? pastedChoice(text, choices) : text
  if (value === null) return false
  cell.value = value
  mark(cell)
  return true
}

function useAskBeforeLeaving(isAsking: boolean, question: string): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isAsking) event.preventDefault()
      },
      [isAsking],
    ),
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAsking && currentLocation.pathname !== nextLocation.pathname && !window.confirm(question),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
