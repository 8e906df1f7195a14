export {
  ActionIcon,
  Button,
  DatePickerModal as DatePicker,
  List,
  Modal,
  type ModalProps,
  Scroll as Page,
  SegmentedControl,
  Text,
  TextInput,
  Touchable,
  View
} from '@toolbox/mobile'
