import type { Field } from '@toolbox/form'
import type * as declared from '@toolbox/mobile'
import {
  type ICSS,
  type LibraryComponent,
  StyleRegistryBase,
  useTheme
} from '@toolbox/styles'
import type * as shared from '@toolbox/web'
import type { ReactNode } from 'react'
import {
  FlatList,
  I18nManager,
  Image,
  Modal as NativeModal,
  Text as NativeText,
  TextInput as NativeTextInput,
  View as NativeView,
  Pressable,
  ScrollView
} from 'react-native'

export class MobileStyleRegistry extends StyleRegistryBase {
  static current: MobileStyleRegistry

  constructor() {
    super()
    // The first instance wins.
    MobileStyleRegistry.current ??= this
  }

  createStyle(css: ICSS) {
    return css
  }
}

function useStyle(name: string, style: unknown): ICSS {
  useTheme()
  const { current } = MobileStyleRegistry
  return current.styleFor(name, style as []).wrapper ?? {}
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

export const View = create<shared.ViewProps>('View', props => (
  <NativeView style={useStyle('View', props.style)}>
    {props.children}
  </NativeView>
))

export const Text = create<shared.TextProps>('Text', props => (
  <NativeText style={useStyle('Text', props.style)}>
    {props.text}
    {props.children}
  </NativeText>
))

export const Touchable = create<shared.TouchableProps>(
  'Touchable',
  props => (
    <Pressable
      disabled={props.disabled}
      onPress={props.onPress}
      style={useStyle('Touchable', props.style)}
    >
      {props.children}
    </Pressable>
  )
)

export const Button = create<shared.ButtonProps>('Button', props => (
  <Pressable
    accessibilityRole="button"
    disabled={props.disabled || props.loading}
    onPress={props.onPress}
    style={useStyle('Button', props.style)}
  >
    {props.icon && <Icon name={props.icon} />}
    <NativeText>{props.text}</NativeText>
  </Pressable>
))

export const Icon = create<shared.IconProps>('Icon', ({ name, size }) => {
  const icons = useTheme(({ theme }) => theme.icons) as unknown as Record<
    string,
    number
  >
  const side = { width: size ?? 24, height: size ?? 24 }
  return <Image source={icons[name]} style={side} />
})

export const ActionIcon = create<shared.ActionIconProps>(
  'ActionIcon',
  ({ icon, label, disabled, onPress, style }) => (
    <Pressable
      accessibilityLabel={label}
      disabled={disabled}
      onPress={onPress}
      style={useStyle('ActionIcon', style)}
    >
      <Icon name={icon} />
    </Pressable>
  )
)

function FieldInput(props: {
  field: Field
  label: ReactNode
  secure: boolean | undefined
  toText(value: unknown): string
  toValue(text: string): unknown
}) {
  const { value, setValue, validation } = props.field.use()
  return (
    <NativeView>
      <NativeText>{props.label}</NativeText>
      <NativeTextInput
        value={props.toText(value)}
        secureTextEntry={props.secure}
        onChangeText={text => setValue(props.toValue(text))}
        onBlur={validation.onInputBlurred}
      />
      {validation.showError && (
        <NativeText>{validation.message}</NativeText>
      )}
    </NativeView>
  )
}

export const TextInput = create<declared.TextInputProps>(
  'TextInput',
  ({ field, label, secure }) =>
    field ? (
      <FieldInput
        field={field}
        label={label}
        secure={secure}
        toText={value => String(value ?? '')}
        toValue={text => text}
      />
    ) : null
)

export const DatePickerModal = create<declared.DatePickerModalProps>(
  'DatePickerModal',
  ({ field, label }) =>
    field ? (
      <FieldInput
        field={field}
        label={label}
        secure={false}
        toText={value =>
          value instanceof Date ? value.toISOString() : ''
        }
        toValue={text => (text ? new Date(text) : undefined)}
      />
    ) : null
)

export const SegmentedControl = create<
  shared.SegmentedControlProps<string>
>('SegmentedControl', ({ options, value, onValueChange }) =>
  options.map(option => (
    <Pressable
      key={option.value}
      accessibilityState={{ selected: option.value === value }}
      onPress={() => onValueChange(option.value)}
    >
      <NativeText>{option.label}</NativeText>
    </Pressable>
  ))
)

export const Modal = create<declared.ModalProps>('Modal', props => (
  <NativeModal visible={props.visible} onRequestClose={props.toggle}>
    <NativeText>{props.title}</NativeText>
    {props.children}
  </NativeModal>
))

export const Scroll = create<declared.ScrollProps>('Scroll', props => (
  <ScrollView style={useStyle('Scroll', props.style)}>
    {props.children}
  </ScrollView>
))

export function List<T extends { id: string | number }>(
  props: declared.ListProps<T>
) {
  return (
    <FlatList
      data={props.data}
      renderItem={props.renderItem}
      keyExtractor={item => `${item.id}`}
      onEndReached={props.fetchNextPage}
    />
  )
}

export const getDeviceLocale: typeof declared.getDeviceLocale = (
  dictionary,
  fallback
) => {
  const { localeIdentifier = '' } = I18nManager.getConstants()
  const language = localeIdentifier?.slice(0, 2) ?? ''
  return language in dictionary ? language : fallback
}
