CREATE TYPE "public"."code_purpose" AS ENUM('resetPassword', 'changeEmail', 'bindPhone');--> statement-breakpoint
CREATE TYPE "public"."outbox_channel" AS ENUM('email', 'sms');--> statement-breakpoint
CREATE TABLE "growth_members" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"used_points" integer NOT NULL,
	"joined_on" date NOT NULL,
	CONSTRAINT "growth_members_points_counted" CHECK ("growth_members"."score" >= 0 and "growth_members"."used_points" between 0 and "growth_members"."score")
);
--> statement-breakpoint
CREATE TABLE "growth_progress" (
	"tuid" bigint NOT NULL,
	"task_code" text NOT NULL,
	"status" integer NOT NULL,
	"is_received" boolean NOT NULL,
	CONSTRAINT "growth_progress_tuid_task_code_pk" PRIMARY KEY("tuid","task_code"),
	CONSTRAINT "growth_progress_status_known" CHECK ("growth_progress"."status" between 0 and 2),
	CONSTRAINT "growth_progress_received_when_done" CHECK (not "growth_progress"."is_received" or "growth_progress"."status" = 2)
);
--> statement-breakpoint
CREATE TABLE "growth_tasks" (
	"code" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"name" text NOT NULL,
	"points" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "growth_tasks_points_positive" CHECK ("growth_tasks"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "pets" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"is_adopted" boolean NOT NULL,
	"name" text,
	"level" integer NOT NULL,
	"renames" integer NOT NULL,
	CONSTRAINT "pets_level_known" CHECK ("pets"."level" between 0 and 9),
	CONSTRAINT "pets_renames_counted" CHECK ("pets"."renames" >= 0)
);
--> statement-breakpoint
CREATE TABLE "oidc_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"signing_keys" jsonb NOT NULL,
	"cookie_keys" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oidc_keys_single" CHECK ("oidc_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"tuid" bigint,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oidc_payloads_model_id_hash_pk" PRIMARY KEY("model","id_hash")
);
--> statement-breakpoint
CREATE TABLE "agreement_consents" (
	"tuid" bigint NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_consents_tuid_version_pk" PRIMARY KEY("tuid","version")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"version" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreements_version_positive" CHECK ("agreements"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "tutor_profiles" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"phone_country_code" text,
	"phone_number" text,
	"phone_reminder_at" timestamp (3) with time zone,
	"has_personal_data" boolean NOT NULL,
	"has_contact_data" boolean NOT NULL,
	"has_hobbies" boolean NOT NULL,
	CONSTRAINT "tutor_profiles_phone_whole" CHECK (("tutor_profiles"."phone_country_code" is null) = ("tutor_profiles"."phone_number" is null) and "tutor_profiles"."phone_country_code" ~ '^[0-9]{1,4}$' and "tutor_profiles"."phone_number" ~ '^[0-9]{1,20}$')
);
--> statement-breakpoint
CREATE TABLE "client_versions" (
	"label" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "client_versions_label_known" CHECK ("client_versions"."label" in ('tutor-window', 'tutor-mac'))
);
--> statement-breakpoint
CREATE TABLE "help_topics" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"keywords" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_menus" (
	"tuid" bigint NOT NULL,
	"name" text NOT NULL,
	"is_by_company" boolean NOT NULL,
	CONSTRAINT "hidden_menus_tuid_name_is_by_company_pk" PRIMARY KEY("tuid","name","is_by_company")
);
--> statement-breakpoint
CREATE TABLE "menu_hosts" (
	"menu" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect_hosts" (
	"domain" text PRIMARY KEY NOT NULL,
	"is_token_allowed" boolean NOT NULL,
	"level" integer NOT NULL,
	CONSTRAINT "redirect_hosts_level_known" CHECK ("redirect_hosts"."level" in (0, 1)),
	CONSTRAINT "redirect_hosts_domain_plain" CHECK ("redirect_hosts"."domain" ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$')
);
--> statement-breakpoint
CREATE TABLE "shell_states" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"is_client_notice_shown" boolean DEFAULT false NOT NULL,
	"is_poster_shown" boolean DEFAULT false NOT NULL,
	"is_open_class_teacher" boolean DEFAULT false NOT NULL,
	"is_referral_hidden" boolean DEFAULT false NOT NULL,
	"is_self_schedule_remind_due" boolean,
	"preload_page_url" text,
	"referral_code" text NOT NULL,
	"classroom_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" "outbox_channel" NOT NULL,
	"recipient" text NOT NULL,
	"tuid" bigint,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"purpose" "code_purpose" NOT NULL,
	"subject" text NOT NULL,
	"recipient" text NOT NULL,
	"tuid" bigint,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "verification_codes_purpose_subject_pk" PRIMARY KEY("purpose","subject"),
	CONSTRAINT "verification_codes_tries_counted" CHECK ("verification_codes"."wrong_tries" between 0 and 5),
	CONSTRAINT "verification_codes_short_lived" CHECK ("verification_codes"."expires_at" <= "verification_codes"."sent_at" + interval '10 minutes')
);
--> statement-breakpoint
CREATE TABLE "auto_login_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"tuid" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "auto_login_codes_short_lived" CHECK ("auto_login_codes"."expires_at" <= "auto_login_codes"."created_at" + interval '60 seconds')
);
--> statement-breakpoint
CREATE TABLE "client_downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint,
	"source_type" bigint NOT NULL,
	"client_info" text NOT NULL,
	"client_type" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_downloads_type_known" CHECK ("client_downloads"."client_type" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "login_signs" (
	"sign_hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "login_signs_short_lived" CHECK ("login_signs"."expires_at" <= "login_signs"."created_at" + interval '30 minutes')
);
--> statement-breakpoint
CREATE TABLE "model_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"type" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qa_results" (
	"tuid" bigint NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "qa_results_tuid_position_pk" PRIMARY KEY("tuid","position"),
	CONSTRAINT "qa_results_score_known" CHECK ("qa_results"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "growth_members" ADD CONSTRAINT "growth_members_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_progress" ADD CONSTRAINT "growth_progress_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_progress" ADD CONSTRAINT "growth_progress_task_code_growth_tasks_code_fk" FOREIGN KEY ("task_code") REFERENCES "public"."growth_tasks"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pets" ADD CONSTRAINT "pets_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_payloads" ADD CONSTRAINT "oidc_payloads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD CONSTRAINT "agreement_consents_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD CONSTRAINT "agreement_consents_version_agreements_version_fk" FOREIGN KEY ("version") REFERENCES "public"."agreements"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_profiles" ADD CONSTRAINT "tutor_profiles_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_menus" ADD CONSTRAINT "hidden_menus_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shell_states" ADD CONSTRAINT "shell_states_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_login_codes" ADD CONSTRAINT "auto_login_codes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_downloads" ADD CONSTRAINT "client_downloads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_signs" ADD CONSTRAINT "login_signs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_clicks" ADD CONSTRAINT "model_clicks_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_results" ADD CONSTRAINT "qa_results_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "growth_progress_task_code" ON "growth_progress" USING btree ("task_code");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant_id" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_tuid" ON "oidc_payloads" USING btree ("tuid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires_at" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "agreement_consents_version" ON "agreement_consents" USING btree ("version");--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_profiles_phone_unique" ON "tutor_profiles" USING btree ("phone_country_code","phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "shell_states_referral_code_unique" ON "shell_states" USING btree ("referral_code");--> statement-breakpoint
CREATE UNIQUE INDEX "shell_states_classroom_code_unique" ON "shell_states" USING btree ("classroom_code");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_tuid" ON "outbox" USING btree ("tuid","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_sent_at" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "verification_codes_expires_at" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auto_login_codes_expires_at" ON "auto_login_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "client_downloads_tuid" ON "client_downloads" USING btree ("tuid");--> statement-breakpoint
CREATE INDEX "login_signs_session_id" ON "login_signs" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "login_signs_expires_at" ON "login_signs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "model_clicks_tuid_at" ON "model_clicks" USING btree ("tuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "tutors_email_unique" ON "tutors" USING btree (lower("email"));