import type { Field } from '@toolbox/form'
import {
  type ICSS,
  type LibraryComponent,
  StyleRegistryBase,
  useTheme
} from '@toolbox/styles'
import type * as declared from '@toolbox/web'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

export class WebStyleRegistry extends StyleRegistryBase {
  static current: WebStyleRegistry

  constructor() {
    super()
    // The first instance wins.
    WebStyleRegistry.current ??= this
  }

  createStyle(css: ICSS) {
    return css
  }
}

function useStyle(name: string, style: unknown): ICSS {
  useTheme()
  const { wrapper } = WebStyleRegistry.current.styleFor(name, style as [])
  return wrapper ?? {}
}

function create<Props>(
  name: string,
  render: (props: Props) => ReactNode
): LibraryComponent<Props> {
  const component = Object.assign(render, {
    styleRegistryName: name,
    withVariantTypes: () => component
  })
  return component as unknown as LibraryComponent<Props>
}

export const View = create<declared.ViewProps>(
  'View',
  ({ component: Box = 'div', id, style, children }) => (
    <Box id={id} style={useStyle('View', style)}>
      {children}
    </Box>
  )
)

export const Text = create<declared.TextProps>(
  'Text',
  ({ component: Element = 'span', text, style, children }) => (
    <Element style={useStyle('Text', style)}>{text ?? children}</Element>
  )
)

/** Drops presses that follow another one too soon. */
function useDebounced(press = () => {}, wait = 0) {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (now - last.current < wait) return
    last.current = now
    press()
  }
}

export const Touchable = create<declared.TouchableProps>(
  'Touchable',
  props => (
    <button
      type="button"
      disabled={props.disabled}
      onClick={useDebounced(props.onPress, props.debounce)}
      style={useStyle('Touchable', props.style)}
    >
      {props.children}
    </button>
  )
)

export const Button = create<declared.ButtonProps>('Button', props => {
  const press = useDebounced(props.onPress, props.debounce ?? 600)
  const isHidden = props.loading && !props.loadingShowText
  return (
    <button
      type="button"
      disabled={props.disabled}
      // It keeps its name and its focus.
      aria-disabled={props.loading}
      aria-busy={props.loading}
      aria-pressed={props.selected}
      onClick={props.loading ? undefined : press}
      style={useStyle('Button', props.style)}
    >
      {props.icon && <Icon name={props.icon} />}
      <span style={isHidden ? { opacity: 0 } : {}}>{props.text}</span>
      {props.children}
    </button>
  )
})

export const Icon = create<declared.IconProps>(
  'Icon',
  ({ name, size }) => {
    const icons = useTheme(({ theme }) => theme.icons) as Record<
      string,
      string | undefined
    >
    const file = icons[name]
    if (file === undefined) throw new Error(`No icon is named "${name}".`)
    return (
      <span
        aria-hidden
        style={{
          display: 'inline-block',
          width: size ?? 24,
          height: size ?? 24,
          background: 'currentColor',
          mask: `url("${file}") center / contain no-repeat`
        }}
      />
    )
  }
)

export const ActionIcon = create<declared.ActionIconProps>(
  'ActionIcon',
  ({ icon, label, size, disabled, onPress, style }) => (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      style={useStyle('ActionIcon', style)}
    >
      <Icon name={icon} {...(size !== undefined && { size })} />
    </button>
  )
)

type Bound = { value: unknown; setValue(value: unknown): void } & {
  message: ReactNode
  onBlur?(): void
}

/** Connects an input to its field, or to its own value. */
function useBound(
  field: Field | undefined,
  props: { value?: unknown; error?: ReactNode; forceError?: string },
  onValueChange: ((value: never) => void) | undefined,
  focus: () => void
): Bound {
  const [own, setOwn] = useState<unknown>()
  // An input keeps its field, so the order of hooks stays the same.
  const bound = field?.use({ focus })
  const { showError, message, onInputBlurred } = bound?.validation ?? {}
  const shown = props.forceError ?? props.error ?? (showError && message)
  return {
    value: bound ? bound.value : (props.value ?? own),
    setValue(value) {
      if (bound) bound.setValue(value)
      else setOwn(value)
      onValueChange?.(value as never)
    },
    message: shown || undefined,
    ...(onInputBlurred && { onBlur: onInputBlurred })
  }
}

function Labeled(props: {
  id: string
  label?: ReactNode
  description?: ReactNode
  message: ReactNode
  style: ICSS
  children: ReactNode
}) {
  return (
    <div style={props.style}>
      <label htmlFor={props.id}>{props.label}</label>
      {props.description && (
        <p id={`${props.id}-description`}>{props.description}</p>
      )}
      {props.children}
      {props.message && <p id={`${props.id}-error`}>{props.message}</p>}
    </div>
  )
}

/** Lists what describes an input. */
function describe(
  id: string,
  description: ReactNode,
  message: ReactNode
): string | undefined {
  const ids = [
    ...(description ? [`${id}-description`] : []),
    ...(message ? [`${id}-error`] : [])
  ]
  return ids.join(' ') || undefined
}

export const TextInput = create<declared.TextInputProps>(
  'TextInput',
  props => {
    const id = useId()
    const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
    const focus = () => input.current?.focus()
    const { field, onValueChange } = props
    const bound = useBound(field, props, onValueChange, focus)
    const [isRevealed, setRevealed] = useState(false)
    const shared = {
      id,
      ref: input,
      value: String(bound.value ?? ''),
      placeholder: props.placeholder,
      disabled: props.disabled,
      onChange: (event: { target: { value: string } }) =>
        bound.setValue(event.target.value),
      onBlur: bound.onBlur,
      'aria-invalid': bound.message !== undefined,
      'aria-describedby': describe(id, props.description, bound.message)
    }
    const type = props.secure && !isRevealed ? 'password' : 'text'
    const style = useStyle('TextInput', props.style)
    return (
      <Labeled {...props} {...{ id, style }} message={bound.message}>
        {props.multiline ? (
          <textarea {...shared} rows={props.rows} />
        ) : (
          <input {...shared} type={type} />
        )}
        {props.visibilityToggle && (
          <button type="button" onClick={() => setRevealed(!isRevealed)}>
            {isRevealed ? 'Hide' : 'Show'}
          </button>
        )}
      </Labeled>
    )
  }
)

export const Checkbox = create<declared.ToggleProps>(
  'Checkbox',
  props => {
    const id = useId()
    const input = useRef<HTMLInputElement>(null)
    const focus = () => input.current?.focus()
    const { field, onValueChange } = props
    const bound = useBound(field, props, onValueChange, focus)
    return (
      <div style={useStyle('Checkbox', props.style)}>
        <input
          id={id}
          ref={input}
          type="checkbox"
          checked={Boolean(bound.value)}
          disabled={props.disabled}
          onChange={event => bound.setValue(event.target.checked)}
          onBlur={bound.onBlur}
        />
        <label htmlFor={id}>{props.label}</label>
      </div>
    )
  }
)

export const DatePicker = create<declared.DatePickerProps>(
  'DatePicker',
  props => {
    const id = useId()
    const input = useRef<HTMLInputElement>(null)
    const focus = () => input.current?.focus()
    const { field, onValueChange } = props
    const bound = useBound(field, props, onValueChange, focus)
    const style = useStyle('DatePicker', props.style)
    return (
      <Labeled {...props} {...{ id, style }} message={bound.message}>
        <input
          id={id}
          ref={input}
          type="date"
          value={toDay(bound.value)}
          onChange={({ target: { value } }) =>
            bound.setValue(value ? new Date(`${value}T00:00`) : undefined)
          }
          onBlur={bound.onBlur}
        />
      </Labeled>
    )
  }
)

/** Writes a date as its local day, which inputs of HTML expect. */
function toDay(value: unknown): string {
  if (!(value instanceof Date)) return ''
  const local = value.getTime() - value.getTimezoneOffset() * 60_000
  return new Date(local).toISOString().slice(0, 10)
}

export const SegmentedControl = create<
  declared.SegmentedControlProps<string>
>(
  'SegmentedControl',
  ({ label, options, value, onValueChange, style }) => (
    <fieldset style={useStyle('SegmentedControl', style)}>
      <legend>{label}</legend>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
)

export const Modal = create<declared.ModalProps>('Modal', props => {
  const id = useId()
  const { visible, closeOnEscape = true, toggle } = props
  const style = useStyle('Modal', props.style)
  useEffect(() => {
    if (!visible || !closeOnEscape) return
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toggle?.()
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [visible, closeOnEscape, toggle])
  if (!visible) return null
  return (
    <div role="dialog" aria-modal aria-labelledby={id} style={style}>
      <h2 id={id}>{props.title}</h2>
      {props.children}
      {props.footer}
    </div>
  )
})

export function List<T extends { id: string | number }>(
  props: declared.ListProps<T>
) {
  const end = useRef<HTMLLIElement>(null)
  const { data, hasNextPage, fetchNextPage, placeholder } = props
  const style = useStyle('List', props.style)
  useEffect(() => {
    if (!end.current || !hasNextPage) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) fetchNextPage?.()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, fetchNextPage])
  if (data.length === 0 && placeholder) return <p>{placeholder.title}</p>
  return (
    <ul style={style}>
      {data.map((item, index) => (
        <li key={props.keyExtractor?.(item) ?? item.id}>
          {props.renderItem({ item, index })}
        </li>
      ))}
      {hasNextPage && <li ref={end} />}
    </ul>
  )
}
