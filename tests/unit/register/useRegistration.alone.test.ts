/** Tests the hook useRegistration() prerendered, where React runs no effects, and mounted, where React runs them. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../locales/en/register.json';
import { EMPTY } from '../../../src/pages/register/registration.ts';
import { useRegistration } from '../../../src/pages/register/useRegistration.ts';
import { addWords } from '../../../src/words/i18n.ts';
import { GOOD, STORAGE_KEY, tabStorage } from './samples.ts';

vi.mock('virtual:owner', () => ({ OWNER: { form: '', contact: 'hello@example.ch' } }));

addWords(words);

function newRegistration() {
  const given: ReturnType<typeof useRegistration>[] = [];
  const Page = () => {
    given.push(useRegistration());
    return null;
  };
  renderToString(createElement(Page));
  const [registration] = given;
  if (!registration) throw new Error('nothing was rendered');
  return registration;
}

/** Replaces the DOM element into which React mounts the page. Enough for a page that renders nothing. */
class Container extends EventTarget {
  readonly nodeType = 1;
  readonly tagName = 'DIV';
  readonly ownerDocument = Object.assign(new EventTarget(), { nodeType: 9 });
}

/** Mounts a page with the hook. Returns the hook's latest values, and a function that removes the page. */
async function mounted() {
  let latest: ReturnType<typeof useRegistration> | undefined;
  const Page = () => {
    latest = useRegistration();
    latest.errorOf('email'); // reads an error: otherwise the form library would not render the page after a new error
    return null;
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: class {} }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Element', Container);
  const root = createRoot(new Element());
  await act(async () => root.render(createElement(Page)));
  return {
    now() {
      if (!latest) throw new Error('nothing was rendered');
      return latest;
    },
    leave: () => act(async () => root.unmount()),
  };
}

/** Registers a form field as the page does. Returns functions that type into the field and take the focus from it. */
function bind(form: ReturnType<typeof useRegistration>['form'], name: 'email' | 'birthday') {
  const { onBlur, onChange, ref } = form.register(name);
  const control = { name, value: '', type: 'text', focus: vi.fn() };
  ref(control);
  return {
    control,
    type: (value: string) => {
      control.value = value;
      return onChange({ type: 'change', target: control });
    },
    leave: () => onBlur({ type: 'blur', target: control }),
    message: () => form.getFieldState(name).error?.message,
  };
}

describe('a registration', () => {
  it('is open, empty and without errors at first', () => {
    const { outcome, form, errorOf } = newRegistration();
    expect(outcome).toEqual({ is: 'open' });
    expect(form.getValues()).toEqual(EMPTY);
    expect(errorOf('email')).toBeUndefined();
  });
  it('checks a field after the visitor has left it, and then at every input', async () => {
    const email = bind(newRegistration().form, 'email');
    await email.type('luana@');
    expect(email.message()).toBeUndefined();
    await email.leave();
    expect(email.message()).toBe('email');
    await email.type('luana@example.ch');
    expect(email.message()).toBeUndefined();
  });
  it('sends what a field shows, although a password manager has filled it in without an event', async () => {
    const { form } = newRegistration();
    form.reset({ ...GOOD, email: '' });
    bind(form, 'email').control.value = 'luana@example.ch';
    const send = vi.fn();
    await form.handleSubmit(send)();
    expect(send.mock.lastCall?.[0]).toMatchObject({ email: 'luana@example.ch', cgu: true });
  });
  it('tells an incomplete or impossible date from a missing one', async () => {
    const { form } = newRegistration();
    form.reset({ ...GOOD, request_type: 'c_basic' });
    const birthday = bind(form, 'birthday');
    await birthday.leave();
    expect(birthday.message()).toBe('required');
    Object.assign(birthday.control, { validity: { badInput: true } });
    await birthday.leave();
    expect(birthday.message()).toBe('no_date');
  });
  it('does not focus the field after an invalid submit: the error summary takes the focus', async () => {
    const { form } = newRegistration();
    const email = bind(form, 'email');
    const send = vi.fn();
    await form.handleSubmit(send)();
    expect(email.message()).toBe('email');
    expect(email.control.focus).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });
  it('reports a missing birthday together with the errors of other fields', async () => {
    const { form } = newRegistration();
    form.setValue('request_type', 'c_basic');
    await form.handleSubmit(vi.fn())();
    expect(form.getFieldState('birthday').error?.message).toBe('required');
    expect(form.getFieldState('email').error?.message).toBe('email');
  });
});

describe('sending a registration', () => {
  beforeEach(() => {
    tabStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  /** Replaces `location`: opening an e-mail fails the first time. Returns the addresses that were opened. */
  function failingOnce() {
    const opened: string[] = [];
    vi.stubGlobal('location', {
      search: '',
      set href(address: string) {
        opened.push(address);
        if (opened.length === 1) throw new Error('no e-mail program');
      },
    });
    return opened;
  }
  it('opens an e-mail if the site has no address to post to', async () => {
    const page = { href: '' };
    vi.stubGlobal('location', page);
    await newRegistration().send(GOOD);
    expect(new URL(page.href).searchParams.get('body')).toContain('First name: Luana');
  });
  it('writes a failure to the console, and works again after it', async () => {
    const log = vi.spyOn(console, 'info').mockReturnValue();
    const opened = failingOnce();
    const registration = newRegistration();
    await registration.send(GOOD);
    expect(log.mock.calls).toEqual([['Sending failed', new Error('no e-mail program')]]);
    await registration.send(GOOD);
    expect(opened).toHaveLength(2);
    expect(log).toHaveBeenCalledOnce();
  });
  it('shows that the first attempt failed, and that the second opened the e-mail', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    failingOnce();
    const { now, leave } = await mounted();
    await act(() => now().send(GOOD));
    expect(now().outcome).toEqual({ is: 'failed' });
    await act(() => now().send(GOOD));
    expect(now().outcome).toMatchObject({ is: 'emailed', firstname: 'Luana' });
    await leave();
  });
});

describe('a mounted form', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { search: '?licence=d' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  it('starts with the stored draft and the course of the address, and stores what the visitor types', async () => {
    const items = tabStorage({ [STORAGE_KEY]: JSON.stringify({ ...EMPTY, firstname: 'Luana' }) });
    const { now, leave } = await mounted();
    expect(now().form.getValues()).toMatchObject({ firstname: 'Luana', request_type: 'uefa_d' });
    await act(async () => now().form.setValue('city', 'Bern'));
    expect(JSON.parse(items.get(STORAGE_KEY) ?? '')).toMatchObject({ firstname: 'Luana', city: 'Bern' });
    await leave();
  });
  it('tells the error of an invalid field in the words of the page', async () => {
    tabStorage();
    const { now, leave } = await mounted();
    await act(() => now().form.handleSubmit(vi.fn())());
    expect(now().errorOf('email')).toBe(words['pages.register.errors.email']);
    expect(now().errorOf('city')).toBeUndefined();
    await leave();
  });
  it('is empty and open again, without a stored draft, after all answers were deleted', async () => {
    const items = tabStorage({ [STORAGE_KEY]: JSON.stringify(GOOD) });
    const { now, leave } = await mounted();
    await act(() => now().send(GOOD));
    expect(now().outcome.is).toBe('emailed');
    await act(async () => now().clear());
    expect(now().outcome).toEqual({ is: 'open' });
    expect(now().form.getValues()).toEqual(EMPTY);
    expect(items.has(STORAGE_KEY)).toBe(false);
    await leave();
  });
});
