export {
  ActionIcon,
  Button,
  DatePicker,
  List,
  Modal,
  type ModalProps,
  SegmentedControl,
  Text,
  TextInput,
  Touchable,
  View,
  View as Page
} from '@toolbox/web'
