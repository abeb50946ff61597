/** A control that people type into or choose from. The edge stands out at 3:1 on every ground. */
export const controlClass =
  'min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-danger-edge disabled:bg-sunken disabled:text-ink-soft'
