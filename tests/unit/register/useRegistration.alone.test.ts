/** Tests the hook as it runs in prerendering, without React's effects. Browser tests cover the effects. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../locales/en/register.json';
import { EMPTY } from '../../../src/pages/register/registration.ts';
import { useRegistration } from '../../../src/pages/register/useRegistration.ts';
import { addWords } from '../../../src/words/i18n.ts';
import { GOOD, tabStorage } from './samples.ts';

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

/** Registers a form field as the page does. Returns functions that type into the field and leave it. */
function bind(form: ReturnType<typeof useRegistration>['form'], name: 'email' | 'zipcode') {
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
  it('is open, online, empty and without errors at first', () => {
    const { outcome, online, form, errorOf } = newRegistration();
    expect(outcome).toEqual({ is: 'open' });
    expect(online).toBe(true);
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
  it('does not focus the field after an invalid submit: the error summary takes the focus', async () => {
    const { form } = newRegistration();
    const email = bind(form, 'email');
    const send = vi.fn();
    await form.handleSubmit(send)();
    expect(email.message()).toBe('email');
    expect(email.control.focus).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('sending a registration', () => {
  beforeEach(() => {
    tabStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  it('opens an e-mail if the site has no address to post to', async () => {
    const page = { href: '' };
    vi.stubGlobal('location', page);
    await newRegistration().send(GOOD);
    expect(new URL(page.href).searchParams.get('body')).toContain('First name: Luana');
  });
  it('works again after a failure', async () => {
    const opened: string[] = [];
    vi.stubGlobal('location', {
      set href(address: string) {
        opened.push(address);
        if (opened.length === 1) throw new Error('no e-mail program');
      },
    });
    const registration = newRegistration();
    await registration.send(GOOD);
    await registration.send(GOOD);
    expect(opened).toHaveLength(2);
  });
});
