CREATE TYPE "public"."class_status" AS ENUM('Waited', 'Confirmed', 'Canceled');
--> statement-breakpoint
CREATE TYPE "public"."lesson_kind" AS ENUM('normal', 'vip', 'trial', 'small', 'test');
--> statement-breakpoint
CREATE TYPE "public"."signature_kind" AS ENUM('typed', 'drawn');
--> statement-breakpoint
CREATE TYPE "public"."appeal_source" AS ENUM('ledger', 'complaint', 'class');
--> statement-breakpoint
CREATE TYPE "public"."feedback_state" AS ENUM('waiting', 'inProgress', 'answered', 'accepted', 'declined');
--> statement-breakpoint
CREATE TYPE "public"."bonus_kind" AS ENUM('enrolment', 'other');
--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('Processing', 'Paid', 'Returned', 'CarriedOver');
--> statement-breakpoint
CREATE TYPE "public"."growth_cause" AS ENUM('classCompleted', 'fiveStars', 'fourStars', 'remarkInTime', 'clockedIn', 'trainingPassed', 'testPassed', 'lessonPassed', 'profileCompleted', 'photoShared', 'complaint', 'absence', 'task', 'course', 'broughtForward', 'takenBack');
--> statement-breakpoint
CREATE TYPE "public"."growth_task_period" AS ENUM('once', 'week');
--> statement-breakpoint
CREATE TYPE "public"."growth_task_rule" AS ENUM('classCompleted', 'fiveStars', 'fourStars', 'remarkInTime', 'clockedIn', 'trainingPassed', 'testPassed', 'lessonPassed', 'profileCompleted', 'photoShared', 'complaint', 'absence');
--> statement-breakpoint
CREATE TYPE "public"."pet_slot" AS ENUM('head', 'neck', 'hand', 'skin');
--> statement-breakpoint
CREATE TYPE "public"."message_kind" AS ENUM('remind', 'warning', 'notice', 'levelUp');
--> statement-breakpoint
CREATE TYPE "public"."message_source" AS ENUM('system', 'class', 'moodle', 'paypal', 'absence', 'selfSchedule', 'classRemark');
--> statement-breakpoint
CREATE TYPE "public"."notice_answer" AS ENUM('accepted', 'refused');
--> statement-breakpoint
CREATE TYPE "public"."ranking_board" AS ENUM('conversion', 'conversionProgress', 'receivedOrders', 'responseRate', 'courseFeel', 'growth');
--> statement-breakpoint
CREATE TYPE "public"."referral_step" AS ENUM('applied', 'interview', 'training', 'hired', 'firstClass');
--> statement-breakpoint
CREATE TYPE "public"."penalty_rule" AS ENUM('noConfirmation', 'under3Hours', 'from3To24Hours', 'from24To48Hours', 'from48To72Hours');
--> statement-breakpoint
CREATE TYPE "public"."points_cause" AS ENUM('completed', 'goodRating', 'absence', 'badRating', 'cancellation', 'other');
--> statement-breakpoint
CREATE TYPE "public"."training_question_kind" AS ENUM('single', 'multiple', 'trueFalse', 'order', 'text', 'number');
--> statement-breakpoint
CREATE TYPE "public"."code_purpose" AS ENUM('resetPassword', 'changeEmail', 'bindPhone');
--> statement-breakpoint
CREATE TYPE "public"."outbox_channel" AS ENUM('email', 'sms');
--> statement-breakpoint
CREATE TYPE "public"."remark_kind" AS ENUM('normal', 'vip', 'knowledge', 'trial');
--> statement-breakpoint
CREATE TYPE "public"."accent_passage" AS ENUM('market', 'rain', 'letter');
--> statement-breakpoint
CREATE TYPE "public"."attendance_record_kind" AS ENUM('late', 'earlyLeave');
--> statement-breakpoint
CREATE TYPE "public"."complaint_direction" AS ENUM('received', 'sent');
--> statement-breakpoint
CREATE TYPE "public"."complaint_state" AS ENUM('waiting', 'answered', 'upheld', 'dismissed', 'withdrawn');
--> statement-breakpoint
CREATE TYPE "public"."training_lesson_type" AS ENUM('QA', 'Test');
--> statement-breakpoint
CREATE TABLE "forced_clock_ins" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"status" integer,
	"next_result" integer
);
--> statement-breakpoint
CREATE TABLE "chat_presences" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_days" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"step" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_places" (
	"tuid" bigint NOT NULL,
	"place" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_places_tuid_place_pk" PRIMARY KEY("tuid","place")
);
--> statement-breakpoint
CREATE TABLE "login_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"source_type" bigint NOT NULL,
	"client_info" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"tuid" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_expire_after_creation" CHECK ("sessions"."expires_at" >= "sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "tutors" (
	"tuid" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "tutors_tuid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 200001 CACHE 1),
	"account" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"tutor_group" text NOT NULL,
	"time_zone" text NOT NULL,
	"template" text NOT NULL,
	"is_seeded" boolean DEFAULT false NOT NULL,
	"planned_until" date,
	"integral_level" text,
	"trial_count" integer DEFAULT 0 NOT NULL,
	"is_first_login" boolean DEFAULT false NOT NULL,
	"is_first_growth_system_login" boolean DEFAULT false NOT NULL,
	"is_need_redirect_degree" boolean DEFAULT false NOT NULL,
	"is_need_update_phone" boolean DEFAULT false NOT NULL,
	"is_need_to_improve_personal_information" boolean DEFAULT false NOT NULL,
	"is_franchisee_user" boolean DEFAULT false NOT NULL,
	"is_international_or_custom" boolean DEFAULT false NOT NULL,
	"is_customized" boolean DEFAULT false NOT NULL,
	"is_passed_tl" boolean DEFAULT false NOT NULL,
	"is_tu_eye_protection_mode" boolean DEFAULT false NOT NULL,
	"is_growth_system_test_group" boolean DEFAULT false NOT NULL,
	"await_approval" boolean DEFAULT false NOT NULL,
	"limit_refferal" boolean DEFAULT false NOT NULL,
	"limit_check" boolean DEFAULT false NOT NULL,
	"disable_comment" boolean DEFAULT false NOT NULL,
	"open_self_schedule" boolean DEFAULT true NOT NULL,
	"open_self_cancel" boolean DEFAULT true NOT NULL,
	"is_show_app_floating_icon" boolean DEFAULT false NOT NULL,
	"feed_back_msg" boolean DEFAULT false NOT NULL,
	"sidebar_menu_mini" boolean DEFAULT false NOT NULL,
	"is_chat_authorized" boolean DEFAULT true NOT NULL,
	"skype_id" text,
	"avatar" text,
	"contract_applies" boolean DEFAULT false NOT NULL,
	"contract_audit_status" integer DEFAULT -1 NOT NULL,
	CONSTRAINT "tutors_trial_count_not_negative" CHECK ("tutors"."trial_count" >= 0),
	CONSTRAINT "tutors_contract_audit_status_known" CHECK ("tutors"."contract_audit_status" between -1 and 2)
);
--> statement-breakpoint
CREATE TABLE "attendance_replies" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"is_i_can" boolean NOT NULL,
	"cancel_reason" integer,
	"cancel_remark" text,
	"attachment" text,
	"idempotency_key" text,
	"tapped_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendance_replies_reason_known" CHECK ("attendance_replies"."cancel_reason" between 1 and 6),
	CONSTRAINT "attendance_replies_no_has_reason" CHECK ("attendance_replies"."is_i_can" or ("attendance_replies"."cancel_reason" is not null and "attendance_replies"."cancel_remark" is not null and "attendance_replies"."attachment" is not null))
);
--> statement-breakpoint
CREATE TABLE "attendance_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1),
	"tuid" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "clock_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clock_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"counts_from" timestamp (3) with time zone NOT NULL,
	"counts_until" timestamp (3) with time zone NOT NULL,
	"is_late" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clock_ins_counts_for_a_time" CHECK ("clock_ins"."counts_until" > "clock_ins"."counts_from")
);
--> statement-breakpoint
CREATE TABLE "late_attendance_replies" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"is_i_can" boolean NOT NULL,
	"tapped_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_people" (
	"call_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"state" text NOT NULL,
	"peer_id" uuid,
	"heard_at" timestamp (3) with time zone,
	"is_heard" boolean DEFAULT true NOT NULL,
	"went_at" timestamp (3) with time zone,
	"session_id" bigint,
	"client_id" uuid,
	"signal_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "call_people_call_id_person_id_pk" PRIMARY KEY("call_id","person_id"),
	CONSTRAINT "call_people_joined_on_a_page" CHECK (num_nonnulls("call_people"."peer_id", "call_people"."heard_at") = case when "call_people"."state" = 'joined' then 2 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "call_signals" (
	"call_id" bigint NOT NULL,
	"to_person" bigint NOT NULL,
	"seq" integer NOT NULL,
	"to_peer" uuid NOT NULL,
	"from_person" bigint NOT NULL,
	"from_peer" uuid NOT NULL,
	"number" integer NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "call_signals_call_id_to_person_seq_pk" PRIMARY KEY("call_id","to_person","seq"),
	CONSTRAINT "call_signals_length" CHECK (length("call_signals"."body") <= 32000)
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"conversation_id" bigint NOT NULL,
	"caller_id" bigint NOT NULL,
	"call_type" integer NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"rings_until" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"has_connected" boolean,
	"ended_at" timestamp (3) with time zone,
	"end_action" integer,
	"line_busy" integer,
	"seconds" integer,
	"end_seq" integer,
	CONSTRAINT "calls_type_known" CHECK ("calls"."call_type" in (1, 2)),
	CONSTRAINT "calls_state" CHECK (case "calls"."state"
        when 'ringing' then num_nonnulls("calls"."answered_at", "calls"."ended_at", "calls"."end_action", "calls"."line_busy", "calls"."seconds", "calls"."end_seq") = 0
        when 'active' then "calls"."answered_at" is not null
          and num_nonnulls("calls"."ended_at", "calls"."end_action", "calls"."line_busy", "calls"."seconds", "calls"."end_seq") = 0
        when 'ended' then num_nulls("calls"."ended_at", "calls"."end_action", "calls"."end_seq") = 0
          and "calls"."end_action" between 3 and 7
          and ("calls"."end_action" = 5) = ("calls"."answered_at" is not null)
          and ("calls"."seconds" is null or "calls"."end_action" = 5)
          and ("calls"."end_action" = 6) = ("calls"."line_busy" is not null)
        else false end)
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1),
	"kind" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"low_person_id" bigint,
	"high_person_id" bigint,
	"creator_id" bigint NOT NULL,
	"client_id" uuid,
	"group_number" text,
	"joining" text DEFAULT 'asked' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"announcement" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"who_speaks" text DEFAULT 'all' NOT NULL,
	"who_mentions_all" text DEFAULT 'admins' NOT NULL,
	"who_sends_files" text DEFAULT 'all' NOT NULL,
	"avatar" text,
	CONSTRAINT "chat_conversations_seq_not_negative" CHECK ("chat_conversations"."seq" >= 0),
	CONSTRAINT "chat_conversations_kind" CHECK (case "chat_conversations"."kind"
        when 'single' then "chat_conversations"."low_person_id" < "chat_conversations"."high_person_id" and num_nonnulls("chat_conversations"."client_id", "chat_conversations"."group_number") = 0
        when 'group' then num_nonnulls("chat_conversations"."low_person_id", "chat_conversations"."high_person_id") = 0 and "chat_conversations"."client_id" is not null
          and "chat_conversations"."group_number" is not null and "chat_conversations"."name" <> '' and octet_length("chat_conversations"."name") <= 30
        else false end is true)
);
--> statement-breakpoint
CREATE TABLE "chat_entries" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sender_id" bigint,
	"client_id" uuid,
	"kind" text NOT NULL,
	"body" jsonb,
	"target" integer,
	"search_text" text,
	CONSTRAINT "chat_entries_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "chat_entries_recalled_is_empty" CHECK (("chat_entries"."kind" = 'recalled') = ("chat_entries"."body" is null) and ("chat_entries"."body" is not null or "chat_entries"."search_text" is null)),
	CONSTRAINT "chat_entries_target_of_operation" CHECK (("chat_entries"."kind" in ('recall', 'reaction')) = ("chat_entries"."target" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_files" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "chat_files_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_join_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_join_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"conversation_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"person_kind" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"from_seq" integer NOT NULL,
	"read_seq" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_marked_unread" boolean DEFAULT false NOT NULL,
	"left_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "chat_members_conversation_id_person_id_pk" PRIMARY KEY("conversation_id","person_id"),
	CONSTRAINT "chat_members_no_teacher_owns" CHECK (not ("chat_members"."role" = 'owner' and "chat_members"."person_kind" = 'tutor')),
	CONSTRAINT "chat_members_removed_is_out" CHECK ("chat_members"."removed_at" is null or "chat_members"."left_at" is not null),
	CONSTRAINT "chat_members_read_within" CHECK ("chat_members"."from_seq" >= 0 and "chat_members"."read_seq" >= "chat_members"."from_seq")
);
--> statement-breakpoint
CREATE TABLE "chat_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"tuid" bigint,
	"stu_uid" bigint,
	"staff_key" text,
	"user_type" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"shown_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"zone" text,
	"avatar" text,
	"is_do_not_disturb" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_people_id_kind_unique" UNIQUE("id","kind"),
	CONSTRAINT "chat_people_kind" CHECK (case "chat_people"."kind"
        when 'tutor' then "chat_people"."tuid" is not null and num_nonnulls("chat_people"."stu_uid", "chat_people"."staff_key") = 0
        when 'student' then "chat_people"."stu_uid" is not null and num_nonnulls("chat_people"."tuid", "chat_people"."staff_key") = 0
        when 'staff' then "chat_people"."staff_key" is not null and num_nonnulls("chat_people"."tuid", "chat_people"."stu_uid") = 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "chat_remarks" (
	"person_id" bigint NOT NULL,
	"about_id" bigint NOT NULL,
	"remark" text NOT NULL,
	CONSTRAINT "chat_remarks_person_id_about_id_pk" PRIMARY KEY("person_id","about_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reply_templates" (
	"person_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_reply_templates_person_id_key_pk" PRIMARY KEY("person_id","key"),
	CONSTRAINT "chat_reply_templates_not_empty" CHECK ("chat_reply_templates"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "chat_scheduled" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_scheduled_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"quote" integer,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mentions_all" boolean DEFAULT false NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "chat_scheduled_sent_has_no_failure" CHECK ("chat_scheduled"."sent_at" is null or "chat_scheduled"."failure" = '')
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"clid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_clid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700001 CACHE 1),
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" "class_status" NOT NULL,
	"student_name" text NOT NULL,
	"subject_name" text NOT NULL,
	"unit_name" text NOT NULL,
	"class_tool" integer NOT NULL,
	"lesson_fee_centavos" integer DEFAULT 9000 NOT NULL,
	"lesson_kind" "lesson_kind" DEFAULT 'normal' NOT NULL,
	"stu_uid" bigint,
	"unit_id" integer,
	"remark_written_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"is_double_booked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "classes_end_after_start" CHECK ("classes"."ends_at" > "classes"."starts_at"),
	CONSTRAINT "classes_lesson_fee_not_negative" CHECK ("classes"."lesson_fee_centavos" >= 0),
	CONSTRAINT "classes_tool_known" CHECK ("classes"."class_tool" between 0 and 11)
);
--> statement-breakpoint
CREATE TABLE "protocol_agreements" (
	"tuid" bigint NOT NULL,
	"is_custom" boolean NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "protocol_agreements_tuid_is_custom_version_pk" PRIMARY KEY("tuid","is_custom","version")
);
--> statement-breakpoint
CREATE TABLE "signed_contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"is_custom" boolean NOT NULL,
	"version" integer NOT NULL,
	"kind" "signature_kind" NOT NULL,
	"signed_name" text NOT NULL,
	"file_id" bigint,
	"document" text NOT NULL,
	"hash" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_remark" text,
	"audited_at" timestamp (3) with time zone,
	"is_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "signed_contracts_status_known" CHECK ("signed_contracts"."audit_status" between 0 and 2),
	CONSTRAINT "signed_contracts_audited" CHECK (("signed_contracts"."audit_status" = 0) = ("signed_contracts"."audited_at" is null)),
	CONSTRAINT "signed_contracts_drawing" CHECK (("signed_contracts"."kind" = 'drawn') = ("signed_contracts"."file_id" is not null)),
	CONSTRAINT "signed_contracts_hash" CHECK ("signed_contracts"."hash" = encode(sha256(convert_to("signed_contracts"."document", 'UTF8')), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "network_tests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "network_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"latency_ms" double precision,
	"jitter_ms" double precision,
	"down_mbps" double precision,
	"up_mbps" double precision,
	"down_latency_ms" double precision,
	"up_latency_ms" double precision,
	"loss_percent" double precision,
	"down_stalls" smallint NOT NULL,
	"down_stall_ms" double precision NOT NULL,
	"up_stalls" smallint NOT NULL,
	"up_stall_ms" double precision NOT NULL,
	"failed" text[] NOT NULL,
	"used_bytes" integer NOT NULL,
	CONSTRAINT "network_tests_loss" CHECK ("network_tests"."loss_percent" between 0 and 100),
	CONSTRAINT "network_tests_probes" CHECK ("network_tests"."failed" <@ array['latency', 'download', 'upload', 'loss']),
	CONSTRAINT "network_tests_failed_without_figure" CHECK ((not 'download' = any("network_tests"."failed") or "network_tests"."down_mbps" is null) and (not 'upload' = any("network_tests"."failed") or "network_tests"."up_mbps" is null))
);
--> statement-breakpoint
CREATE TABLE "feedback_months" (
	"tuid" bigint NOT NULL,
	"month" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "feedback_months_tuid_month_pk" PRIMARY KEY("tuid","month"),
	CONSTRAINT "feedback_months_quota" CHECK ("feedback_months"."sent" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "feedback_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" bigint NOT NULL,
	"is_tutor" boolean NOT NULL,
	"name" text NOT NULL,
	"remark" text NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_replies_remark_length" CHECK (char_length("feedback_replies"."remark") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40001 CACHE 1),
	"tuid" bigint NOT NULL,
	"type" integer NOT NULL,
	"clid" bigint,
	"respondents" text,
	"remark" text NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"source" "appeal_source",
	"ledger_id" bigint,
	"complaint_id" bigint,
	"state" "feedback_state" DEFAULT 'waiting' NOT NULL,
	"has_news" boolean DEFAULT false NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "feedbacks_remark_length" CHECK (char_length("feedbacks"."remark") between 1 and 500),
	CONSTRAINT "feedbacks_class_required" CHECK ("feedbacks"."type" not in (2, 4, 9, 10, 12, 13, 36) or "feedbacks"."clid" is not null),
	CONSTRAINT "feedbacks_complaint_name_required" CHECK ("feedbacks"."type" <> 11 or "feedbacks"."respondents" is not null),
	CONSTRAINT "feedbacks_evidence_required" CHECK ("feedbacks"."type" not in (2, 4, 9, 10, 12, 13) or cardinality("feedbacks"."files") > 0),
	CONSTRAINT "feedbacks_files_count" CHECK (cardinality("feedbacks"."files") <= 3),
	CONSTRAINT "feedbacks_source_ledger" CHECK ((coalesce("feedbacks"."source" = 'ledger', false)) = ("feedbacks"."ledger_id" is not null)),
	CONSTRAINT "feedbacks_source_complaint" CHECK ((coalesce("feedbacks"."source" = 'complaint', false)) = ("feedbacks"."complaint_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "fee_bonuses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"kind" "bonus_kind" NOT NULL,
	"centavos" integer NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_bonuses_positive" CHECK ("fee_bonuses"."centavos" > 0)
);
--> statement-breakpoint
CREATE TABLE "fee_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 300001 CACHE 1),
	"tuid" bigint NOT NULL,
	"month" text NOT NULL,
	"status" "payment_status" NOT NULL,
	"earned_centavos" integer NOT NULL,
	"carried_centavos" integer NOT NULL,
	"paid_centavos" integer NOT NULL,
	"account" text,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pay_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_payments_month_known" CHECK ("fee_payments"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "fee_payments_carried_not_positive" CHECK ("fee_payments"."carried_centavos" <= 0),
	CONSTRAINT "fee_payments_adds_up" CHECK ("fee_payments"."paid_centavos" = greatest(0, "fee_payments"."earned_centavos" + "fee_payments"."carried_centavos")),
	CONSTRAINT "fee_payments_nothing_to_pay" CHECK (("fee_payments"."status" = 'CarriedOver') = ("fee_payments"."paid_centavos" = 0))
);
--> statement-breakpoint
CREATE TABLE "salary_accounts" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"account" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint,
	"person_id" bigint,
	"reference" text NOT NULL,
	"module_name" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"hash" text NOT NULL,
	"picture_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "files_one_owner" CHECK (num_nonnulls("files"."tuid", "files"."person_id") = 1),
	CONSTRAINT "files_size" CHECK ("files"."byte_size" between 1 and 52428800),
	CONSTRAINT "files_hash" CHECK ("files"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "growth_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "growth_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"cause" "growth_cause" NOT NULL,
	"occasion" text NOT NULL,
	"value" integer NOT NULL,
	"rule_value" integer,
	"clid" bigint,
	"task_code" text,
	"takes_back" bigint,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_entries_taken_back_named" CHECK (("growth_entries"."cause" = 'takenBack') = ("growth_entries"."takes_back" is not null)),
	CONSTRAINT "growth_entries_task_named" CHECK (("growth_entries"."cause" = 'task') = ("growth_entries"."task_code" is not null)),
	CONSTRAINT "growth_entries_rule_takes_more" CHECK ("growth_entries"."rule_value" < "growth_entries"."value")
);
--> statement-breakpoint
CREATE TABLE "growth_medals" (
	"tuid" bigint NOT NULL,
	"code" text NOT NULL,
	"is_worn" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_medals_tuid_code_pk" PRIMARY KEY("tuid","code")
);
--> statement-breakpoint
CREATE TABLE "growth_members" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"joined_on" date NOT NULL,
	"told_level" integer DEFAULT 0 NOT NULL,
	"seen_milestones" integer DEFAULT 0,
	CONSTRAINT "growth_members_score_not_negative" CHECK ("growth_members"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "growth_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "growth_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"reference" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "growth_right_receipts" (
	"tuid" bigint NOT NULL,
	"code" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_right_receipts_tuid_code_pk" PRIMARY KEY("tuid","code")
);
--> statement-breakpoint
CREATE TABLE "growth_tasks" (
	"code" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"name" text NOT NULL,
	"points" integer NOT NULL,
	"rule" "growth_task_rule" NOT NULL,
	"target" integer NOT NULL,
	"period" "growth_task_period" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "growth_tasks_points_positive" CHECK ("growth_tasks"."points" > 0),
	CONSTRAINT "growth_tasks_target_positive" CHECK ("growth_tasks"."target" > 0)
);
--> statement-breakpoint
CREATE TABLE "pet_clothes" (
	"tuid" bigint NOT NULL,
	"clothing_id" bigint NOT NULL,
	"slot" "pet_slot" NOT NULL,
	"is_worn" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pet_clothes_tuid_clothing_id_pk" PRIMARY KEY("tuid","clothing_id")
);
--> statement-breakpoint
CREATE TABLE "pets" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"is_adopted" boolean NOT NULL,
	"name" text,
	"renames" integer NOT NULL,
	CONSTRAINT "pets_renames_counted" CHECK ("pets"."renames" >= 0),
	CONSTRAINT "pets_name_length" CHECK (char_length("pets"."name") between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "service_beats" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_beats_one" CHECK ("service_beats"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "service_stops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_stops_end_after_start" CHECK ("service_stops"."ends_at" > "service_stops"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "tutor_events" (
	"tuid" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tutor_events_tuid_seq_pk" PRIMARY KEY("tuid","seq")
);
--> statement-breakpoint
CREATE TABLE "tutor_feeds" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL
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
CREATE TABLE "leave_classes" (
	"leave_id" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"fee_centavos" integer NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "leave_classes_leave_id_clid_pk" PRIMARY KEY("leave_id","clid"),
	CONSTRAINT "leave_classes_not_negative" CHECK ("leave_classes"."fee_centavos" >= 0 and "leave_classes"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "leave_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50001 CACHE 1),
	"tuid" bigint NOT NULL,
	"key" text NOT NULL,
	"type" smallint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"attachment" text,
	"status" smallint DEFAULT 0 NOT NULL,
	"remark" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "leave_requests_end_after_start" CHECK ("leave_requests"."ends_at" > "leave_requests"."starts_at"),
	CONSTRAINT "leave_requests_type_known" CHECK ("leave_requests"."type" between 1 and 6),
	CONSTRAINT "leave_requests_status_known" CHECK ("leave_requests"."status" between 0 and 4),
	CONSTRAINT "leave_requests_settled" CHECK (("leave_requests"."status" = 0) = ("leave_requests"."settled_at" is null)),
	CONSTRAINT "leave_requests_reason_length" CHECK (char_length("leave_requests"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "bulk_reads" (
	"tuid" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	"kind" "message_kind",
	"source" "message_source",
	"undone_seq" bigint,
	CONSTRAINT "bulk_reads_tuid_seq_pk" PRIMARY KEY("tuid","seq"),
	CONSTRAINT "bulk_reads_watermark_before" CHECK ("bulk_reads"."up_to" < "bulk_reads"."seq"),
	CONSTRAINT "bulk_reads_undone_later" CHECK ("bulk_reads"."undone_seq" > "bulk_reads"."seq")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"mid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_mid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"kind" "message_kind" NOT NULL,
	"source" "message_source" DEFAULT 'system' NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"remind" boolean NOT NULL,
	"ref_id" bigint,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"answer" "notice_answer",
	"answer_reason" text,
	"seq" bigint NOT NULL,
	"bulk_seq" bigint,
	"search_text" text,
	CONSTRAINT "messages_answer_of_class" CHECK ("messages"."answer" is null or "messages"."source" = 'class'),
	CONSTRAINT "messages_answered_is_read" CHECK ("messages"."answer" is null or "messages"."read_at" is not null),
	CONSTRAINT "messages_class_read_is_answered" CHECK ("messages"."source" <> 'class' or "messages"."read_at" is null or "messages"."answer" is not null),
	CONSTRAINT "messages_reason_of_refusal" CHECK (("messages"."answer" is not distinct from 'refused') = ("messages"."answer_reason" is not null)),
	CONSTRAINT "messages_bulk_is_later" CHECK ("messages"."bulk_seq" > "messages"."seq")
);
--> statement-breakpoint
CREATE TABLE "unread_counts" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"notice" integer DEFAULT 0 NOT NULL,
	"warning" integer DEFAULT 0 NOT NULL,
	"remind" integer DEFAULT 0 NOT NULL,
	"level_up" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unread_counts_not_negative" CHECK (least("unread_counts"."notice", "unread_counts"."warning", "unread_counts"."remind", "unread_counts"."level_up") >= 0)
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
	"phone" text,
	"phone_reminder_at" timestamp (3) with time zone,
	"has_personal_data" boolean NOT NULL,
	"has_contact_data" boolean NOT NULL,
	"has_hobbies" boolean NOT NULL,
	CONSTRAINT "tutor_profiles_phone_international" CHECK ("tutor_profiles"."phone" ~ '^[+][1-9][0-9]{1,14}$')
);
--> statement-breakpoint
CREATE TABLE "hidden_tutors" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_rows" (
	"snapshot_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"tuid" bigint NOT NULL,
	"rank" integer NOT NULL,
	"previous_rank" integer,
	"value" integer NOT NULL,
	"done" integer,
	"out_of" integer,
	CONSTRAINT "ranking_rows_snapshot_id_position_pk" PRIMARY KEY("snapshot_id","position"),
	CONSTRAINT "ranking_rows_rank_before_position" CHECK ("ranking_rows"."rank" between 1 and "ranking_rows"."position")
);
--> statement-breakpoint
CREATE TABLE "ranking_snapshots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ranking_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"board" "ranking_board" NOT NULL,
	"slot" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_enrolments" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_events" (
	"referral_id" bigint NOT NULL,
	"step" "referral_step" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_events_referral_id_step_pk" PRIMARY KEY("referral_id","step")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 60001 CACHE 1),
	"tuid" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" integer NOT NULL,
	"step" "referral_step" DEFAULT 'applied' NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL,
	"step_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referrals_phone_international" CHECK ("referrals"."phone" ~ '^[+][1-9][0-9]{1,14}$'),
	CONSTRAINT "referrals_source_known" CHECK ("referrals"."source" = 12),
	CONSTRAINT "referrals_note_length" CHECK (char_length("referrals"."note") <= 200)
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "busy_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" "class_status" NOT NULL,
	"group_flag" text NOT NULL,
	CONSTRAINT "busy_times_id_status_unique" UNIQUE("id","status"),
	CONSTRAINT "busy_times_end_after_start" CHECK ("busy_times"."ends_at" > "busy_times"."starts_at"),
	CONSTRAINT "busy_times_status_on_or_off" CHECK ("busy_times"."status" in ('Waited', 'Canceled'))
);
--> statement-breakpoint
CREATE TABLE "schedule_changes" (
	"submission_id" bigint NOT NULL,
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"unit" text NOT NULL,
	"time_zone" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedule_changes_submission_id_unit_starts_at_pk" PRIMARY KEY("submission_id","unit","starts_at"),
	CONSTRAINT "schedule_changes_in_next_week" CHECK (("schedule_changes"."starts_at" at time zone "schedule_changes"."time_zone")::date - ("schedule_changes"."at" at time zone "schedule_changes"."time_zone")::date between 7 and 13)
);
--> statement-breakpoint
CREATE TABLE "schedule_limits" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"allowance" integer DEFAULT 40 NOT NULL,
	"remaining" integer DEFAULT 40 NOT NULL,
	"limit_reason" text,
	CONSTRAINT "schedule_limits_allowance_not_negative" CHECK ("schedule_limits"."allowance" >= 0),
	CONSTRAINT "schedule_limits_remaining_not_negative" CHECK ("schedule_limits"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "schedule_slots" (
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"status" "class_status" NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"busy_time_id" bigint,
	CONSTRAINT "schedule_slots_tuid_starts_at_pk" PRIMARY KEY("tuid","starts_at"),
	CONSTRAINT "schedule_slots_on_grid" CHECK (mod(extract(epoch from "schedule_slots"."starts_at"), 1800) = 0),
	CONSTRAINT "schedule_slots_open_or_closed" CHECK ("schedule_slots"."status" in ('Waited', 'Canceled'))
);
--> statement-breakpoint
CREATE TABLE "schedule_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"key" text NOT NULL,
	"request" jsonb NOT NULL,
	"message" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flowers_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flowers_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"flowers" integer NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flowers_ledger_not_zero" CHECK ("flowers_ledger"."flowers" <> 0)
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"name" text PRIMARY KEY NOT NULL,
	"start_tenths" integer NOT NULL,
	"end_tenths" integer NOT NULL,
	CONSTRAINT "grades_end_after_start" CHECK ("grades"."end_tenths" > "grades"."start_tenths")
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"cause" "points_cause" NOT NULL,
	"tenths" integer NOT NULL,
	"rule_tenths" integer,
	"clid" bigint,
	"complaint_id" bigint,
	"takes_back" bigint,
	"fee_percent" integer,
	"fee_centavos" integer,
	"penalty_rule" "penalty_rule",
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_ledger_fee_percent_known" CHECK ("points_ledger"."fee_percent" in (0, 25, 50, 100, 300)),
	CONSTRAINT "points_ledger_penalty_whole" CHECK (("points_ledger"."fee_centavos" is null) = ("points_ledger"."penalty_rule" is null) and ("points_ledger"."fee_centavos" is null or ("points_ledger"."fee_centavos" >= 0 and "points_ledger"."fee_percent" is not null and "points_ledger"."clid" is not null)))
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
CREATE TABLE "training_answers" (
	"recode_id" bigint NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"revision" integer NOT NULL,
	"page" text,
	"turn" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_answers_recode_id_question_pk" PRIMARY KEY("recode_id","question")
);
--> statement-breakpoint
CREATE TABLE "training_attempts" (
	"recode_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_attempts_recode_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 80001 CACHE 1),
	"tuid" bigint NOT NULL,
	"kct_id" bigint NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"paper" jsonb NOT NULL,
	"pass_percent" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"score" integer,
	"is_passed" boolean,
	CONSTRAINT "training_attempts_number_limited" CHECK ("training_attempts"."number" between 1 and 3),
	CONSTRAINT "training_attempts_scored" CHECK (("training_attempts"."submitted_at" is null) = ("training_attempts"."score" is null) and ("training_attempts"."score" is null) = ("training_attempts"."is_passed" is null))
);
--> statement-breakpoint
CREATE TABLE "training_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_chapter_progress" (
	"tuid" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	"used_seconds" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL,
	"learnt_at" timestamp (3) with time zone,
	"read_percent" integer DEFAULT 0 NOT NULL,
	"clip_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "training_chapter_progress_tuid_chapter_id_pk" PRIMARY KEY("tuid","chapter_id"),
	CONSTRAINT "training_chapter_progress_seconds_counted" CHECK ("training_chapter_progress"."used_seconds" >= 0 and "training_chapter_progress"."clip_seconds" >= 0),
	CONSTRAINT "training_chapter_progress_percent_known" CHECK ("training_chapter_progress"."read_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "training_chapters" (
	"chapter_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_chapters_chapter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1),
	"course_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"html" text NOT NULL,
	"clip" jsonb,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "training_chapters_minutes_positive" CHECK ("training_chapters"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "training_clicks" (
	"tuid" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_clicks_tuid_course_id_pk" PRIMARY KEY("tuid","course_id"),
	CONSTRAINT "training_clicks_counted" CHECK ("training_clicks"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "training_courses" (
	"course_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_courses_course_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"introduction" text NOT NULL,
	"icon" text,
	"position" integer NOT NULL,
	"level" integer,
	"content_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "training_courses_level_known" CHECK ("training_courses"."level" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "training_labels" (
	"tuid" bigint NOT NULL,
	"kct_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_labels_tuid_kct_id_pk" PRIMARY KEY("tuid","kct_id")
);
--> statement-breakpoint
CREATE TABLE "training_media" (
	"course_id" bigint NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"title" text,
	"position" integer,
	CONSTRAINT "training_media_course_id_name_pk" PRIMARY KEY("course_id","name"),
	CONSTRAINT "training_media_title_with_place" CHECK (("training_media"."title" is null) = ("training_media"."position" is null))
);
--> statement-breakpoint
CREATE TABLE "training_questions" (
	"kct_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"kind" "training_question_kind" NOT NULL,
	"prompt" text NOT NULL,
	"options" jsonb NOT NULL,
	"right" jsonb NOT NULL,
	"unit" text,
	"explanation" text NOT NULL,
	CONSTRAINT "training_questions_kct_id_slug_pk" PRIMARY KEY("kct_id","slug")
);
--> statement-breakpoint
CREATE TABLE "training_subject_courses" (
	"subject_slug" text NOT NULL,
	"course_id" bigint NOT NULL,
	CONSTRAINT "training_subject_courses_subject_slug_course_id_pk" PRIMARY KEY("subject_slug","course_id")
);
--> statement-breakpoint
CREATE TABLE "training_subjects" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_subscriptions" (
	"tuid" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "training_subscriptions_tuid_course_id_pk" PRIMARY KEY("tuid","course_id")
);
--> statement-breakpoint
CREATE TABLE "training_tests" (
	"kct_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_tests_kct_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40001 CACHE 1),
	"course_id" bigint NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"pass_percent" integer NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "training_tests_minutes_positive" CHECK ("training_tests"."minutes" > 0),
	CONSTRAINT "training_tests_pass_percent_known" CHECK ("training_tests"."pass_percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "upload_chunks" (
	"upload_id" bigint NOT NULL,
	"chunk" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"hash" text NOT NULL,
	"is_stored" boolean NOT NULL,
	CONSTRAINT "upload_chunks_upload_id_chunk_pk" PRIMARY KEY("upload_id","chunk"),
	CONSTRAINT "upload_chunks_number" CHECK ("upload_chunks"."chunk" between 1 and 100),
	CONSTRAINT "upload_chunks_size" CHECK ("upload_chunks"."byte_size" between 1 and 524288)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint,
	"person_id" bigint,
	"file_code" text NOT NULL,
	"module_name" text NOT NULL,
	"file_name" text NOT NULL,
	"stored_name" text NOT NULL,
	"state" text NOT NULL,
	"file_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_one_owner" CHECK (num_nonnulls("uploads"."tuid", "uploads"."person_id") = 1),
	CONSTRAINT "uploads_state" CHECK ("uploads"."state" in ('open', 'merged', 'cancelled')),
	CONSTRAINT "uploads_merged_has_file" CHECK (("uploads"."state" = 'merged') = ("uploads"."file_id" is not null))
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
	CONSTRAINT "login_signs_short_lived" CHECK ("login_signs"."expires_at" <= "login_signs"."created_at" + interval '60 seconds')
);
--> statement-breakpoint
CREATE TABLE "model_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"type" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_client_versions" (
	"tuid" bigint NOT NULL,
	"label" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_client_versions_tuid_label_pk" PRIMARY KEY("tuid","label"),
	CONSTRAINT "used_client_versions_label_known" CHECK ("used_client_versions"."label" in ('tutor-window', 'tutor-mac'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"token_hash" text,
	"version" integer NOT NULL,
	"alarm_minutes" integer[] NOT NULL,
	"alarms_revision" integer DEFAULT 0 NOT NULL,
	"alarms_changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ai_reports" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"ready_at" timestamp (3) with time zone NOT NULL,
	"tutor_talk_percent" smallint NOT NULL,
	"words_per_minute" smallint NOT NULL,
	"questions" smallint NOT NULL,
	"corrections" smallint NOT NULL,
	"praises" smallint NOT NULL,
	"highlights" text[] NOT NULL,
	"suggestions" text[] NOT NULL,
	CONSTRAINT "ai_reports_talk_percent" CHECK ("ai_reports"."tutor_talk_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "class_cancellations" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"reason" smallint NOT NULL,
	"note" text,
	"fee_percent" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_cancellations_reason_known" CHECK ("class_cancellations"."reason" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "class_materials" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"csid" bigint GENERATED ALWAYS AS IDENTITY (sequence name "class_materials_csid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 900001 CACHE 1),
	"unit_id" integer NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_students" (
	"clid" bigint NOT NULL,
	"stu_uid" bigint NOT NULL,
	CONSTRAINT "class_students_clid_stu_uid_pk" PRIMARY KEY("clid","stu_uid")
);
--> statement-breakpoint
CREATE TABLE "course_evaluations" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"stars" smallint NOT NULL,
	"labels" text[] NOT NULL,
	"comment" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_evaluations_stars_known" CHECK ("course_evaluations"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "lesson_scores" (
	"clid" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"part" text NOT NULL,
	"score" smallint NOT NULL,
	"full" smallint NOT NULL,
	CONSTRAINT "lesson_scores_clid_sort_pk" PRIMARY KEY("clid","sort"),
	CONSTRAINT "lesson_scores_in_range" CHECK ("lesson_scores"."score" between 0 and "lesson_scores"."full")
);
--> statement-breakpoint
CREATE TABLE "student_units" (
	"usid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_units_usid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 800001 CACHE 1),
	"stu_uid" bigint NOT NULL,
	"unit_id" integer NOT NULL,
	"taught_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_reads" (
	"tuid" bigint NOT NULL,
	"sid" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_reads_tuid_sid_pk" PRIMARY KEY("tuid","sid")
);
--> statement-breakpoint
CREATE TABLE "trial_notices" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_units" (
	"unit_id" integer PRIMARY KEY NOT NULL,
	"sid" integer NOT NULL,
	"sort" integer NOT NULL,
	"title" text NOT NULL,
	"is_remark" boolean NOT NULL,
	"class_type" integer DEFAULT 0 NOT NULL,
	"objectives" text[] NOT NULL,
	"words" text[] NOT NULL,
	"patterns" text[] NOT NULL,
	"knowledge_points" text[] NOT NULL,
	CONSTRAINT "course_units_sort_positive" CHECK ("course_units"."sort" > 0),
	CONSTRAINT "course_units_class_type_not_negative" CHECK ("course_units"."class_type" >= 0)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"sid" integer PRIMARY KEY NOT NULL,
	"cat_id" integer NOT NULL,
	"name" text NOT NULL,
	"training_title" text NOT NULL,
	"training_content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"stu_uid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_stu_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50001 CACHE 1),
	"name" text NOT NULL,
	"birthday" date NOT NULL,
	"country" text NOT NULL,
	"level" text NOT NULL,
	"ucid" integer NOT NULL,
	"learning_since" date NOT NULL,
	"goal" text NOT NULL,
	"interests" text[] NOT NULL,
	"requests" text[] NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "open_class_students" (
	"open_class_id" bigint NOT NULL,
	"stu_uid" bigint NOT NULL,
	CONSTRAINT "open_class_students_open_class_id_stu_uid_pk" PRIMARY KEY("open_class_id","stu_uid")
);
--> statement-breakpoint
CREATE TABLE "open_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 600001 CACHE 1),
	"tuid" bigint NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seats" integer NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	CONSTRAINT "open_classes_end_after_start" CHECK ("open_classes"."ends_at" > "open_classes"."starts_at"),
	CONSTRAINT "open_classes_seats_positive" CHECK ("open_classes"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "remark_delays" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remark_points" (
	"remark_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"point" text NOT NULL,
	"mastery" smallint NOT NULL,
	CONSTRAINT "remark_points_remark_id_sort_pk" PRIMARY KEY("remark_id","sort"),
	CONSTRAINT "remark_points_mastery_known" CHECK ("remark_points"."mastery" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "remark_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remark_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remark_templates_length" CHECK (char_length(name) between 1 and 60 and char_length(body) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "remarks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 400001 CACHE 1),
	"clid" bigint NOT NULL,
	"tuid" bigint NOT NULL,
	"kind" "remark_kind" NOT NULL,
	"content" text NOT NULL,
	"homework" text,
	"strengths" text,
	"improvements" text,
	"next_step" text,
	"level" text,
	"pronunciation" smallint,
	"vocabulary" smallint,
	"grammar" smallint,
	"fluency" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "remarks_version_positive" CHECK ("remarks"."version" > 0),
	CONSTRAINT "remarks_length" CHECK (char_length(content) between 1 and 1000 and greatest(char_length(homework), char_length(strengths), char_length(improvements), char_length(next_step)) <= 500),
	CONSTRAINT "remarks_vip_whole" CHECK (("remarks"."kind" = 'vip') = ("remarks"."strengths" is not null and "remarks"."improvements" is not null and "remarks"."next_step" is not null)),
	CONSTRAINT "remarks_trial_whole" CHECK (("remarks"."kind" = 'trial') = ("remarks"."level" is not null and "remarks"."pronunciation" is not null and "remarks"."vocabulary" is not null and "remarks"."grammar" is not null and "remarks"."fluency" is not null)),
	CONSTRAINT "remarks_ratings_known" CHECK ("remarks"."pronunciation" between 1 and 5 and "remarks"."vocabulary" between 1 and 5 and "remarks"."grammar" between 1 and 5 and "remarks"."fluency" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "installations_one" CHECK ("installations"."is_only")
);
--> statement-breakpoint
CREATE TABLE "accent_recordings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accent_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"passage" "accent_passage" NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "growth_busy_days" (
	"tuid" bigint NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "growth_busy_days_tuid_day_pk" PRIMARY KEY("tuid","day"),
	CONSTRAINT "growth_busy_days_day_known" CHECK ("growth_busy_days"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "growth_goals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "growth_goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"round" text NOT NULL,
	"target_hours" integer NOT NULL,
	"hour_rate_centavos" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_goals_round_known" CHECK ("growth_goals"."round" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "growth_goals_target_hours" CHECK (target_hours between 1 and 400),
	CONSTRAINT "growth_goals_hour_rate_not_negative" CHECK ("growth_goals"."hour_rate_centavos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "growth_plan_slots" (
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_plan_slots_tuid_starts_at_pk" PRIMARY KEY("tuid","starts_at"),
	CONSTRAINT "growth_plan_slots_on_grid" CHECK (mod(extract(epoch from "growth_plan_slots"."starts_at"), 1800) = 0)
);
--> statement-breakpoint
CREATE TABLE "growth_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "growth_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"page" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "growth_visits_closed_after_opened" CHECK ("growth_visits"."closed_at" >= "growth_visits"."opened_at")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bulletins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulletins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"is_top" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "didi_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "didi_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3001 CACHE 1),
	"tuid" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"student_name" text NOT NULL,
	"subject_name" text NOT NULL,
	"unit_name" text NOT NULL,
	"stu_uid" bigint,
	"class_tool" integer DEFAULT 0 NOT NULL,
	"lesson_fee_centavos" integer DEFAULT 9000 NOT NULL,
	"dialog" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_expired" boolean DEFAULT false NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"point_type" integer,
	"pointed_at" timestamp (3) with time zone,
	"taken_clid" bigint,
	CONSTRAINT "didi_requests_point_known" CHECK ("didi_requests"."point_type" in (3, 4)),
	CONSTRAINT "didi_requests_pointed_when" CHECK (("didi_requests"."point_type" is null) = ("didi_requests"."pointed_at" is null)),
	CONSTRAINT "didi_requests_taken_was_grabbed" CHECK ("didi_requests"."taken_clid" is null or "didi_requests"."point_type" = 3),
	CONSTRAINT "didi_requests_end_after_start" CHECK ("didi_requests"."ends_at" > "didi_requests"."starts_at"),
	CONSTRAINT "didi_requests_tool_known" CHECK ("didi_requests"."class_tool" between 0 and 11),
	CONSTRAINT "didi_requests_lesson_fee_not_negative" CHECK ("didi_requests"."lesson_fee_centavos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"is_sound_on" boolean NOT NULL,
	"volume" integer NOT NULL,
	"is_quiet_in_class" boolean NOT NULL,
	"is_quiet_off_duty" boolean NOT NULL,
	"is_browser_notice_on" boolean NOT NULL,
	"is_keys_on" boolean NOT NULL,
	CONSTRAINT "notice_settings_volume_percent" CHECK ("notice_settings"."volume" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "used_didi_grabs" (
	"nonce" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "educations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "educations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"school" text NOT NULL,
	"degree" text NOT NULL,
	"major" text NOT NULL,
	"start_year" integer NOT NULL,
	"end_year" integer NOT NULL,
	CONSTRAINT "educations_years" CHECK ("educations"."start_year" <= "educations"."end_year")
);
--> statement-breakpoint
CREATE TABLE "personal_details" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"sex" integer,
	"birthday" date,
	"province" text,
	"city" text,
	"location" text,
	"introduction" text,
	"equipment" text,
	"provider" text,
	"connection" text,
	"speed_mbps" integer,
	"hobbies" text[],
	"interests" text,
	CONSTRAINT "personal_details_sex" CHECK ("personal_details"."sex" between 0 and 2),
	CONSTRAINT "personal_details_birthday" CHECK ("personal_details"."birthday" >= '1950-01-01'),
	CONSTRAINT "personal_details_speed" CHECK ("personal_details"."speed_mbps" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "profile_files" (
	"tuid" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "profile_files_file_id_pk" PRIMARY KEY("file_id")
);
--> statement-breakpoint
CREATE TABLE "tesol_registrations" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthday" date NOT NULL,
	"id_number" text NOT NULL,
	"has_certificate" boolean NOT NULL,
	"certificate" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tesol_registrations_birthday" CHECK ("tesol_registrations"."birthday" >= '1950-01-01'),
	CONSTRAINT "tesol_registrations_certificate" CHECK ("tesol_registrations"."has_certificate" = ("tesol_registrations"."certificate" is not null))
);
--> statement-breakpoint
CREATE TABLE "work_experiences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_experiences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"employer" text NOT NULL,
	"position" text NOT NULL,
	"start_year" integer NOT NULL,
	"end_year" integer,
	"description" text NOT NULL,
	CONSTRAINT "work_experiences_years" CHECK ("work_experiences"."end_year" is null or "work_experiences"."start_year" <= "work_experiences"."end_year")
);
--> statement-breakpoint
CREATE TABLE "comment_replies" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_replies_content_length" CHECK (char_length("comment_replies"."content") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "attendance_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"kind" "attendance_record_kind" NOT NULL,
	"minutes" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendance_records_minutes_positive" CHECK ("attendance_records"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "complaint_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" bigint NOT NULL,
	"is_tutor" boolean NOT NULL,
	"content" text NOT NULL,
	"key" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "complaint_replies_content_length" CHECK (char_length("complaint_replies"."content") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500001 CACHE 1),
	"tuid" bigint NOT NULL,
	"direction" "complaint_direction" NOT NULL,
	"clid" bigint,
	"complainant" text NOT NULL,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"state" "complaint_state" DEFAULT 'waiting' NOT NULL,
	"key" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "complaints_upheld_decided" CHECK ("complaints"."state" <> 'upheld' or "complaints"."decided_at" is not null),
	CONSTRAINT "complaints_reason_length" CHECK (char_length("complaints"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "instructional_videos" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recitation_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recitation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 300001 CACHE 1),
	"tuid" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"score" smallint NOT NULL,
	"comment" text NOT NULL,
	"clip_title" text,
	"clip_seconds" integer,
	"clip_viewed_at" timestamp (3) with time zone,
	"feedback" text,
	"feedback_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recitation_reports_score_known" CHECK ("recitation_reports"."score" between 0 and 100),
	CONSTRAINT "recitation_reports_clip_whole" CHECK (("recitation_reports"."clip_title" is null) = ("recitation_reports"."clip_seconds" is null)),
	CONSTRAINT "recitation_reports_feedback_whole" CHECK (("recitation_reports"."feedback" is null) = ("recitation_reports"."feedback_at" is null))
);
--> statement-breakpoint
CREATE TABLE "flower_accounts" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"is_exchange_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "flower_accounts_balance_not_negative" CHECK ("flower_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "flower_exchanges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flower_exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"ledger_id" bigint NOT NULL,
	"flowers" integer NOT NULL,
	"pesos" integer NOT NULL,
	"remark" text NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "flower_exchanges_count" CHECK ("flower_exchanges"."flowers" between 1 and 100),
	CONSTRAINT "flower_exchanges_worth" CHECK ("flower_exchanges"."pesos" = "flower_exchanges"."flowers" * 5),
	CONSTRAINT "flower_exchanges_remark" CHECK (char_length("flower_exchanges"."remark") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "flower_months" (
	"tuid" bigint NOT NULL,
	"month" date NOT NULL,
	"exchanged" integer NOT NULL,
	CONSTRAINT "flower_months_tuid_month_pk" PRIMARY KEY("tuid","month"),
	CONSTRAINT "flower_months_quota" CHECK ("flower_months"."exchanged" between 1 and 100)
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
CREATE TABLE "sop_assessments" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"tuid" bigint NOT NULL,
	"greeting" smallint NOT NULL,
	"goals" smallint NOT NULL,
	"speaking" smallint NOT NULL,
	"correction" smallint NOT NULL,
	"wrap_up" smallint NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sop_assessments_parts_known" CHECK (least("sop_assessments"."greeting", "sop_assessments"."goals", "sop_assessments"."speaking", "sop_assessments"."correction", "sop_assessments"."wrap_up") >= 0 and greatest("sop_assessments"."greeting", "sop_assessments"."goals", "sop_assessments"."speaking", "sop_assessments"."correction", "sop_assessments"."wrap_up") <= 20)
);
--> statement-breakpoint
CREATE TABLE "training_announcement_reads" (
	"tuid" bigint NOT NULL,
	"announcement_id" bigint NOT NULL,
	"content_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_announcement_reads_tuid_announcement_id_pk" PRIMARY KEY("tuid","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "training_announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 70001 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "training_appointments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 90001 CACHE 1),
	"tuid" bigint NOT NULL,
	"type" "training_lesson_type" NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"name" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"result_at" timestamp (3) with time zone,
	"trainer" text,
	"trainer_remark" text,
	"is_passed" boolean,
	CONSTRAINT "training_appointments_end_after_start" CHECK ("training_appointments"."ends_at" > "training_appointments"."starts_at"),
	CONSTRAINT "training_appointments_cancelled_with_reason" CHECK (("training_appointments"."cancelled_at" is null) = ("training_appointments"."cancel_reason" is null)),
	CONSTRAINT "training_appointments_result_whole" CHECK (("training_appointments"."result_at" is null) = ("training_appointments"."trainer" is null) and ("training_appointments"."result_at" is null) = ("training_appointments"."trainer_remark" is null)),
	CONSTRAINT "training_appointments_practice_passed_or_not" CHECK (("training_appointments"."is_passed" is not null) = ("training_appointments"."result_at" is not null and "training_appointments"."type" = 'Test'))
);
--> statement-breakpoint
CREATE TABLE "training_evaluations" (
	"appointment_id" bigint PRIMARY KEY NOT NULL,
	"clarity" smallint NOT NULL,
	"usefulness" smallint NOT NULL,
	"pace" smallint NOT NULL,
	"remark" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_evaluations_rated" CHECK ("training_evaluations"."clarity" between 1 and 5 and "training_evaluations"."usefulness" between 1 and 5 and "training_evaluations"."pace" between 1 and 5),
	CONSTRAINT "training_evaluations_remark_length" CHECK (char_length("training_evaluations"."remark") <= 500)
);
--> statement-breakpoint
CREATE INDEX "known_places_at" ON "known_places" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "login_logs_tuid_at" ON "login_logs" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_unique" ON "sessions" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "sessions_tuid" ON "sessions" USING btree ("tuid");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "tutors_account_unique" ON "tutors" USING btree (lower("account"));
--> statement-breakpoint
CREATE UNIQUE INDEX "tutors_email_unique" ON "tutors" USING btree (lower("email"));
--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_replies_idempotency_key_unique" ON "attendance_replies" USING btree ("idempotency_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_requests_clid_unique" ON "attendance_requests" USING btree ("clid");
--> statement-breakpoint
CREATE INDEX "attendance_requests_open" ON "attendance_requests" USING btree ("tuid") WHERE settled_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "clock_ins_tuid_counts_from_unique" ON "clock_ins" USING btree ("tuid","counts_from");
--> statement-breakpoint
CREATE INDEX "clock_ins_tuid_counts_until" ON "clock_ins" USING btree ("tuid","counts_until");
--> statement-breakpoint
CREATE UNIQUE INDEX "call_people_joined_once" ON "call_people" USING btree ("person_id") WHERE state = 'joined';
--> statement-breakpoint
CREATE UNIQUE INDEX "call_people_client_id_unique" ON "call_people" USING btree ("person_id","client_id");
--> statement-breakpoint
CREATE INDEX "call_people_invited" ON "call_people" USING btree ("person_id") WHERE state = 'invited';
--> statement-breakpoint
CREATE INDEX "call_people_session" ON "call_people" USING btree ("session_id") WHERE state = 'joined';
--> statement-breakpoint
CREATE UNIQUE INDEX "call_signals_number_unique" ON "call_signals" USING btree ("call_id","from_peer","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "calls_live_unique" ON "calls" USING btree ("conversation_id") WHERE state <> 'ended';
--> statement-breakpoint
CREATE INDEX "calls_caller_started_at" ON "calls" USING btree ("caller_id","started_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_pair_unique" ON "chat_conversations" USING btree ("low_person_id","high_person_id");
--> statement-breakpoint
CREATE INDEX "chat_conversations_avatar" ON "chat_conversations" USING btree ("avatar") WHERE avatar is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_group_number_unique" ON "chat_conversations" USING btree ("group_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_client_id_unique" ON "chat_conversations" USING btree ("creator_id","client_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_entries_client_id_unique" ON "chat_entries" USING btree ("sender_id","client_id");
--> statement-breakpoint
CREATE INDEX "chat_entries_messages" ON "chat_entries" USING btree ("conversation_id","seq","sender_id") WHERE kind in ('text', 'picture', 'file', 'notice', 'call');
--> statement-breakpoint
CREATE INDEX "chat_entries_target" ON "chat_entries" USING btree ("conversation_id","target") WHERE target is not null;
--> statement-breakpoint
CREATE INDEX "chat_entries_at" ON "chat_entries" USING btree ("conversation_id","at");
--> statement-breakpoint
CREATE INDEX "chat_entries_sender_at" ON "chat_entries" USING btree ("sender_id","at");
--> statement-breakpoint
CREATE INDEX "chat_files_reference" ON "chat_files" USING btree ("reference");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_join_requests_unique" ON "chat_join_requests" USING btree ("conversation_id","person_id");
--> statement-breakpoint
CREATE INDEX "chat_members_person" ON "chat_members" USING btree ("person_id") WHERE left_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_members_owner_unique" ON "chat_members" USING btree ("conversation_id") WHERE role = 'owner' and left_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_people_tuid_unique" ON "chat_people" USING btree ("tuid");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_people_stu_uid_unique" ON "chat_people" USING btree ("stu_uid");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_people_staff_key_unique" ON "chat_people" USING btree ("staff_key");
--> statement-breakpoint
CREATE INDEX "chat_people_avatar" ON "chat_people" USING btree ("avatar") WHERE avatar is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_scheduled_client_id_unique" ON "chat_scheduled" USING btree ("person_id","client_id");
--> statement-breakpoint
CREATE INDEX "chat_scheduled_kept" ON "chat_scheduled" USING btree ("person_id","conversation_id") WHERE sent_at is null;
--> statement-breakpoint
CREATE INDEX "chat_scheduled_due" ON "chat_scheduled" USING btree ("send_at") WHERE sent_at is null and failure = '';
--> statement-breakpoint
CREATE INDEX "classes_tuid_starts_at" ON "classes" USING btree ("tuid","starts_at");
--> statement-breakpoint
CREATE INDEX "classes_open_ends_at" ON "classes" USING btree ("ends_at") WHERE closed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "signed_contracts_standing" ON "signed_contracts" USING btree ("tuid") WHERE audit_status in (0, 1);
--> statement-breakpoint
CREATE UNIQUE INDEX "network_tests_tuid_key_unique" ON "network_tests" USING btree ("tuid","key");
--> statement-breakpoint
CREATE INDEX "network_tests_tuid_at" ON "network_tests" USING btree ("tuid","at");
--> statement-breakpoint
CREATE INDEX "feedback_replies_feedback" ON "feedback_replies" USING btree ("feedback_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_replies_key_unique" ON "feedback_replies" USING btree ("feedback_id","key");
--> statement-breakpoint
CREATE INDEX "feedbacks_tuid_at" ON "feedbacks" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_key_unique" ON "feedbacks" USING btree ("tuid","key");
--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_ledger_unique" ON "feedbacks" USING btree ("ledger_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_complaint_unique" ON "feedbacks" USING btree ("complaint_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_class_appeal_unique" ON "feedbacks" USING btree ("tuid","clid","type") WHERE source = 'class';
--> statement-breakpoint
CREATE INDEX "fee_bonuses_tuid_at" ON "fee_bonuses" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "fee_payments_tuid_month_unique" ON "fee_payments" USING btree ("tuid","month");
--> statement-breakpoint
CREATE UNIQUE INDEX "files_reference_unique" ON "files" USING btree ("reference");
--> statement-breakpoint
CREATE INDEX "files_tuid" ON "files" USING btree ("tuid");
--> statement-breakpoint
CREATE INDEX "files_person" ON "files" USING btree ("person_id") WHERE person_id is not null;
--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE used_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "growth_entries_occasion_unique" ON "growth_entries" USING btree ("tuid","cause","occasion");
--> statement-breakpoint
CREATE UNIQUE INDEX "growth_entries_takes_back_unique" ON "growth_entries" USING btree ("takes_back");
--> statement-breakpoint
CREATE INDEX "growth_entries_tuid_at" ON "growth_entries" USING btree ("tuid","at");
--> statement-breakpoint
CREATE INDEX "growth_entries_clid" ON "growth_entries" USING btree ("clid");
--> statement-breakpoint
CREATE INDEX "growth_entries_task_code" ON "growth_entries" USING btree ("task_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "growth_medals_worn_unique" ON "growth_medals" USING btree ("tuid") WHERE is_worn;
--> statement-breakpoint
CREATE UNIQUE INDEX "growth_photos_clid_unique" ON "growth_photos" USING btree ("clid");
--> statement-breakpoint
CREATE UNIQUE INDEX "growth_photos_reference_unique" ON "growth_photos" USING btree ("reference");
--> statement-breakpoint
CREATE INDEX "growth_photos_tuid_at" ON "growth_photos" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "pet_clothes_worn_unique" ON "pet_clothes" USING btree ("tuid","slot") WHERE is_worn;
--> statement-breakpoint
CREATE INDEX "service_stops_ends_at" ON "service_stops" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "tutor_events_at" ON "tutor_events" USING brin ("at");
--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant_id" ON "oidc_payloads" USING btree ("grant_id");
--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("model","uid");
--> statement-breakpoint
CREATE INDEX "oidc_payloads_tuid" ON "oidc_payloads" USING btree ("tuid");
--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires_at" ON "oidc_payloads" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "leave_requests_tuid_key_unique" ON "leave_requests" USING btree ("tuid","key");
--> statement-breakpoint
CREATE INDEX "leave_requests_tuid_starts_at" ON "leave_requests" USING btree ("tuid","starts_at");
--> statement-breakpoint
CREATE INDEX "leave_requests_waiting" ON "leave_requests" USING btree ("starts_at") WHERE status = 0;
--> statement-breakpoint
CREATE INDEX "messages_tuid_sent_at" ON "messages" USING btree ("tuid","sent_at" DESC NULLS LAST,"mid" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "messages_tuid_kind_sent_at" ON "messages" USING btree ("tuid","kind","sent_at" DESC NULLS LAST,"mid" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "messages_tuid_seq" ON "messages" USING btree ("tuid","seq");
--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("tuid","kind") WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX "messages_search_text_missing" ON "messages" USING btree ("mid") WHERE search_text is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_asked_once_unique" ON "messages" USING btree ("tuid","source","ref_id") WHERE source in ('absence', 'classRemark');
--> statement-breakpoint
CREATE INDEX "agreement_consents_version" ON "agreement_consents" USING btree ("version");
--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_profiles_phone_unique" ON "tutor_profiles" USING btree ("phone");
--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_rows_snapshot_id_tuid_unique" ON "ranking_rows" USING btree ("snapshot_id","tuid");
--> statement-breakpoint
CREATE INDEX "ranking_rows_tuid" ON "ranking_rows" USING btree ("tuid");
--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_snapshots_board_slot_unique" ON "ranking_snapshots" USING btree ("board","slot");
--> statement-breakpoint
CREATE INDEX "ranking_snapshots_taken_at" ON "ranking_snapshots" USING btree ("taken_at");
--> statement-breakpoint
CREATE INDEX "trial_enrolments_at" ON "trial_enrolments" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "referrals_tuid_at" ON "referrals" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_email_unique" ON "referrals" USING btree (lower("email"));
--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_key_unique" ON "referrals" USING btree ("tuid","key");
--> statement-breakpoint
CREATE INDEX "busy_times_tuid_starts_at" ON "busy_times" USING btree ("tuid","starts_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "busy_times_tuid_group_flag_unique" ON "busy_times" USING btree ("tuid","group_flag");
--> statement-breakpoint
CREATE INDEX "schedule_changes_tuid_starts_at" ON "schedule_changes" USING btree ("tuid","starts_at");
--> statement-breakpoint
CREATE INDEX "schedule_slots_busy_time" ON "schedule_slots" USING btree ("busy_time_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_submissions_tuid_key_unique" ON "schedule_submissions" USING btree ("tuid","key");
--> statement-breakpoint
CREATE INDEX "flowers_ledger_tuid_at" ON "flowers_ledger" USING btree ("tuid","at");
--> statement-breakpoint
CREATE INDEX "points_ledger_tuid_at" ON "points_ledger" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_clid_cause_unique" ON "points_ledger" USING btree ("clid","cause") WHERE complaint_id is null and takes_back is null;
--> statement-breakpoint
CREATE INDEX "points_ledger_complaint" ON "points_ledger" USING btree ("complaint_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_takes_back_unique" ON "points_ledger" USING btree ("takes_back");
--> statement-breakpoint
CREATE UNIQUE INDEX "shell_states_referral_code_unique" ON "shell_states" USING btree ("referral_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "shell_states_classroom_code_unique" ON "shell_states" USING btree ("classroom_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "training_attempts_number_unique" ON "training_attempts" USING btree ("tuid","kct_id","day","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "training_attempts_start_unique" ON "training_attempts" USING btree ("tuid","kct_id","started_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "training_attempts_open_unique" ON "training_attempts" USING btree ("tuid","kct_id") WHERE submitted_at is null;
--> statement-breakpoint
CREATE INDEX "training_attempts_open_ends_at" ON "training_attempts" USING btree ("ends_at") WHERE submitted_at is null;
--> statement-breakpoint
CREATE INDEX "training_attempts_kct" ON "training_attempts" USING btree ("kct_id");
--> statement-breakpoint
CREATE INDEX "training_chapter_progress_chapter" ON "training_chapter_progress" USING btree ("chapter_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "training_chapters_slug_unique" ON "training_chapters" USING btree ("course_id","slug");
--> statement-breakpoint
CREATE INDEX "training_clicks_course" ON "training_clicks" USING btree ("course_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "training_courses_slug_unique" ON "training_courses" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "training_courses_category_slug" ON "training_courses" USING btree ("category_slug");
--> statement-breakpoint
CREATE INDEX "training_labels_kct" ON "training_labels" USING btree ("kct_id");
--> statement-breakpoint
CREATE INDEX "training_subject_courses_course" ON "training_subject_courses" USING btree ("course_id");
--> statement-breakpoint
CREATE INDEX "training_subscriptions_course" ON "training_subscriptions" USING btree ("course_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "training_tests_course_unique" ON "training_tests" USING btree ("course_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_code_unique" ON "uploads" USING btree ("tuid","file_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_person_code_unique" ON "uploads" USING btree ("person_id","file_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_stored_name_unique" ON "uploads" USING btree ("stored_name");
--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_file_unique" ON "uploads" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "uploads_age" ON "uploads" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "outbox_tuid" ON "outbox" USING btree ("tuid","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "outbox_sent_at" ON "outbox" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX "verification_codes_expires_at" ON "verification_codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "auto_login_codes_expires_at" ON "auto_login_codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "client_downloads_tuid" ON "client_downloads" USING btree ("tuid");
--> statement-breakpoint
CREATE INDEX "login_signs_session_id" ON "login_signs" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "login_signs_expires_at" ON "login_signs" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "model_clicks_tuid_at" ON "model_clicks" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_hash_unique" ON "calendar_feeds" USING btree ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "class_materials_csid_unique" ON "class_materials" USING btree ("csid");
--> statement-breakpoint
CREATE INDEX "course_evaluations_at" ON "course_evaluations" USING btree ("at");
--> statement-breakpoint
CREATE UNIQUE INDEX "student_units_stu_uid_unit_id_unique" ON "student_units" USING btree ("stu_uid","unit_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "course_units_sid_sort_unique" ON "course_units" USING btree ("sid","sort");
--> statement-breakpoint
CREATE INDEX "open_classes_tuid_ends_at" ON "open_classes" USING btree ("tuid","ends_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "open_classes_tuid_starts_at_unique" ON "open_classes" USING btree ("tuid","starts_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "remark_templates_tuid_name_unique" ON "remark_templates" USING btree ("tuid",lower("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "remarks_clid_unique" ON "remarks" USING btree ("clid");
--> statement-breakpoint
CREATE INDEX "remarks_tuid_created_at" ON "remarks" USING btree ("tuid","created_at");
--> statement-breakpoint
CREATE INDEX "accent_recordings_tuid_at" ON "accent_recordings" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "accent_recordings_reference_unique" ON "accent_recordings" USING btree ("reference");
--> statement-breakpoint
CREATE UNIQUE INDEX "growth_goals_tuid_round_unique" ON "growth_goals" USING btree ("tuid","round");
--> statement-breakpoint
CREATE INDEX "growth_visits_tuid_opened_at" ON "growth_visits" USING btree ("tuid","opened_at");
--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");
--> statement-breakpoint
CREATE INDEX "didi_requests_open" ON "didi_requests" USING btree ("tuid","created_at") WHERE point_type is null and not is_expired;
--> statement-breakpoint
CREATE INDEX "didi_requests_expiring" ON "didi_requests" USING btree ("expires_at") WHERE point_type is null and not is_expired;
--> statement-breakpoint
CREATE UNIQUE INDEX "educations_unique" ON "educations" USING btree ("tuid","school","degree","start_year");
--> statement-breakpoint
CREATE INDEX "profile_files_tuid" ON "profile_files" USING btree ("tuid");
--> statement-breakpoint
CREATE UNIQUE INDEX "work_experiences_unique" ON "work_experiences" USING btree ("tuid","employer","position","start_year");
--> statement-breakpoint
CREATE INDEX "attendance_records_tuid_at" ON "attendance_records" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_records_clid_kind_unique" ON "attendance_records" USING btree ("clid","kind");
--> statement-breakpoint
CREATE INDEX "complaint_replies_complaint" ON "complaint_replies" USING btree ("complaint_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_replies_key_unique" ON "complaint_replies" USING btree ("complaint_id","key");
--> statement-breakpoint
CREATE INDEX "complaints_tuid_direction_at" ON "complaints" USING btree ("tuid","direction","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_tuid_key_unique" ON "complaints" USING btree ("tuid","key");
--> statement-breakpoint
CREATE INDEX "recitation_reports_tuid_at" ON "recitation_reports" USING btree ("tuid","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "recitation_reports_clid_unique" ON "recitation_reports" USING btree ("clid");
--> statement-breakpoint
CREATE UNIQUE INDEX "flower_exchanges_key_unique" ON "flower_exchanges" USING btree ("tuid","key");
--> statement-breakpoint
CREATE UNIQUE INDEX "flower_exchanges_ledger_unique" ON "flower_exchanges" USING btree ("ledger_id");
--> statement-breakpoint
CREATE INDEX "sop_assessments_tuid_at" ON "sop_assessments" USING btree ("tuid","at");
--> statement-breakpoint
CREATE INDEX "training_announcement_reads_announcement" ON "training_announcement_reads" USING btree ("announcement_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "training_announcements_slug_unique" ON "training_announcements" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "training_announcements_published_at" ON "training_announcements" USING btree ("published_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "training_appointments_slot_unique" ON "training_appointments" USING btree ("starts_at") WHERE cancelled_at is null;
--> statement-breakpoint
CREATE INDEX "training_appointments_tuid_starts_at" ON "training_appointments" USING btree ("tuid","starts_at");
--> statement-breakpoint
ALTER TABLE "forced_clock_ins" ADD CONSTRAINT "forced_clock_ins_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_presences" ADD CONSTRAINT "chat_presences_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "simulated_days" ADD CONSTRAINT "simulated_days_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_logs" ADD CONSTRAINT "login_logs_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendance_replies" ADD CONSTRAINT "attendance_replies_request_id_attendance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."attendance_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendance_requests" ADD CONSTRAINT "attendance_requests_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendance_requests" ADD CONSTRAINT "attendance_requests_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clock_ins" ADD CONSTRAINT "clock_ins_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "late_attendance_replies" ADD CONSTRAINT "late_attendance_replies_request_id_attendance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."attendance_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_people" ADD CONSTRAINT "call_people_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_people" ADD CONSTRAINT "call_people_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_chat_people_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_end_entry" FOREIGN KEY ("conversation_id","end_seq") REFERENCES "public"."chat_entries"("conversation_id","seq") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_low_person_id_chat_people_id_fk" FOREIGN KEY ("low_person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_high_person_id_chat_people_id_fk" FOREIGN KEY ("high_person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_creator_id_chat_people_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_entries" ADD CONSTRAINT "chat_entries_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_entries" ADD CONSTRAINT "chat_entries_sender_id_chat_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_entries" ADD CONSTRAINT "chat_entries_target_exists" FOREIGN KEY ("conversation_id","target") REFERENCES "public"."chat_entries"("conversation_id","seq") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_entry" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."chat_entries"("conversation_id","seq") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_join_requests" ADD CONSTRAINT "chat_join_requests_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_join_requests" ADD CONSTRAINT "chat_join_requests_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_person" FOREIGN KEY ("person_id","person_kind") REFERENCES "public"."chat_people"("id","kind") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_people" ADD CONSTRAINT "chat_people_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_people" ADD CONSTRAINT "chat_people_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_remarks" ADD CONSTRAINT "chat_remarks_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_remarks" ADD CONSTRAINT "chat_remarks_about_id_chat_people_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reply_templates" ADD CONSTRAINT "chat_reply_templates_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_scheduled" ADD CONSTRAINT "chat_scheduled_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_scheduled" ADD CONSTRAINT "chat_scheduled_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_unit_id_course_units_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."course_units"("unit_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "protocol_agreements" ADD CONSTRAINT "protocol_agreements_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signed_contracts" ADD CONSTRAINT "signed_contracts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signed_contracts" ADD CONSTRAINT "signed_contracts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_tests" ADD CONSTRAINT "network_tests_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feedback_months" ADD CONSTRAINT "feedback_months_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feedback_replies" ADD CONSTRAINT "feedback_replies_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_ledger_id_points_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."points_ledger"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fee_bonuses" ADD CONSTRAINT "fee_bonuses_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fee_payments" ADD CONSTRAINT "fee_payments_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_accounts" ADD CONSTRAINT "salary_accounts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_task_code_growth_tasks_code_fk" FOREIGN KEY ("task_code") REFERENCES "public"."growth_tasks"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_takes_back_growth_entries_id_fk" FOREIGN KEY ("takes_back") REFERENCES "public"."growth_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_medals" ADD CONSTRAINT "growth_medals_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_members" ADD CONSTRAINT "growth_members_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_photos" ADD CONSTRAINT "growth_photos_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_photos" ADD CONSTRAINT "growth_photos_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_right_receipts" ADD CONSTRAINT "growth_right_receipts_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pet_clothes" ADD CONSTRAINT "pet_clothes_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pets" ADD CONSTRAINT "pets_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tutor_feeds" ADD CONSTRAINT "tutor_feeds_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "oidc_payloads" ADD CONSTRAINT "oidc_payloads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_classes" ADD CONSTRAINT "leave_classes_leave_id_leave_requests_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leave_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_classes" ADD CONSTRAINT "leave_classes_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_reads" ADD CONSTRAINT "bulk_reads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unread_counts" ADD CONSTRAINT "unread_counts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD CONSTRAINT "agreement_consents_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agreement_consents" ADD CONSTRAINT "agreement_consents_version_agreements_version_fk" FOREIGN KEY ("version") REFERENCES "public"."agreements"("version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tutor_profiles" ADD CONSTRAINT "tutor_profiles_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hidden_tutors" ADD CONSTRAINT "hidden_tutors_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ranking_rows" ADD CONSTRAINT "ranking_rows_snapshot_id_ranking_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."ranking_snapshots"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ranking_rows" ADD CONSTRAINT "ranking_rows_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trial_enrolments" ADD CONSTRAINT "trial_enrolments_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_events" ADD CONSTRAINT "referral_events_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_submission_id_schedule_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."schedule_submissions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_limits" ADD CONSTRAINT "schedule_limits_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_slots" ADD CONSTRAINT "schedule_slots_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedule_slots" ADD CONSTRAINT "schedule_slots_busy_time_status" FOREIGN KEY ("busy_time_id","status") REFERENCES "public"."busy_times"("id","status") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "schedule_submissions" ADD CONSTRAINT "schedule_submissions_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flowers_ledger" ADD CONSTRAINT "flowers_ledger_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_takes_back_points_ledger_id_fk" FOREIGN KEY ("takes_back") REFERENCES "public"."points_ledger"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hidden_menus" ADD CONSTRAINT "hidden_menus_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shell_states" ADD CONSTRAINT "shell_states_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_answers" ADD CONSTRAINT "training_answers_recode_id_training_attempts_recode_id_fk" FOREIGN KEY ("recode_id") REFERENCES "public"."training_attempts"("recode_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_attempts" ADD CONSTRAINT "training_attempts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_attempts" ADD CONSTRAINT "training_attempts_kct_id_training_tests_kct_id_fk" FOREIGN KEY ("kct_id") REFERENCES "public"."training_tests"("kct_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD CONSTRAINT "training_chapter_progress_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD CONSTRAINT "training_chapter_progress_chapter_id_training_chapters_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."training_chapters"("chapter_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_chapters" ADD CONSTRAINT "training_chapters_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_clicks" ADD CONSTRAINT "training_clicks_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_clicks" ADD CONSTRAINT "training_clicks_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_courses" ADD CONSTRAINT "training_courses_category_slug_training_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."training_categories"("slug") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_labels" ADD CONSTRAINT "training_labels_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_labels" ADD CONSTRAINT "training_labels_kct_id_training_tests_kct_id_fk" FOREIGN KEY ("kct_id") REFERENCES "public"."training_tests"("kct_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_media" ADD CONSTRAINT "training_media_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_questions" ADD CONSTRAINT "training_questions_kct_id_training_tests_kct_id_fk" FOREIGN KEY ("kct_id") REFERENCES "public"."training_tests"("kct_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_subject_courses" ADD CONSTRAINT "training_subject_courses_subject_slug_training_subjects_slug_fk" FOREIGN KEY ("subject_slug") REFERENCES "public"."training_subjects"("slug") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_subject_courses" ADD CONSTRAINT "training_subject_courses_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_subscriptions" ADD CONSTRAINT "training_subscriptions_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_subscriptions" ADD CONSTRAINT "training_subscriptions_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_tests" ADD CONSTRAINT "training_tests_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auto_login_codes" ADD CONSTRAINT "auto_login_codes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_downloads" ADD CONSTRAINT "client_downloads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_signs" ADD CONSTRAINT "login_signs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "model_clicks" ADD CONSTRAINT "model_clicks_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "used_client_versions" ADD CONSTRAINT "used_client_versions_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ai_reports" ADD CONSTRAINT "ai_reports_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "class_cancellations" ADD CONSTRAINT "class_cancellations_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_unit_id_course_units_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."course_units"("unit_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_evaluations" ADD CONSTRAINT "course_evaluations_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lesson_scores" ADD CONSTRAINT "lesson_scores_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "student_units" ADD CONSTRAINT "student_units_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "student_units" ADD CONSTRAINT "student_units_unit_id_course_units_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."course_units"("unit_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_reads" ADD CONSTRAINT "training_reads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_reads" ADD CONSTRAINT "training_reads_sid_courses_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."courses"("sid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trial_notices" ADD CONSTRAINT "trial_notices_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_units" ADD CONSTRAINT "course_units_sid_courses_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."courses"("sid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "open_class_students" ADD CONSTRAINT "open_class_students_open_class_id_open_classes_id_fk" FOREIGN KEY ("open_class_id") REFERENCES "public"."open_classes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "open_class_students" ADD CONSTRAINT "open_class_students_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "remark_delays" ADD CONSTRAINT "remark_delays_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "remark_points" ADD CONSTRAINT "remark_points_remark_id_remarks_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."remarks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "remark_templates" ADD CONSTRAINT "remark_templates_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accent_recordings" ADD CONSTRAINT "accent_recordings_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accent_recordings" ADD CONSTRAINT "accent_recordings_reference_files_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."files"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_busy_days" ADD CONSTRAINT "growth_busy_days_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_goals" ADD CONSTRAINT "growth_goals_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_plan_slots" ADD CONSTRAINT "growth_plan_slots_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "growth_visits" ADD CONSTRAINT "growth_visits_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "didi_requests" ADD CONSTRAINT "didi_requests_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "didi_requests" ADD CONSTRAINT "didi_requests_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personal_details" ADD CONSTRAINT "personal_details_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_files" ADD CONSTRAINT "profile_files_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_files" ADD CONSTRAINT "profile_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tesol_registrations" ADD CONSTRAINT "tesol_registrations_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_clid_course_evaluations_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."course_evaluations"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendance_records" ADD CONSTRAINT "attendance_records_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaint_replies" ADD CONSTRAINT "complaint_replies_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recitation_reports" ADD CONSTRAINT "recitation_reports_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recitation_reports" ADD CONSTRAINT "recitation_reports_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flower_accounts" ADD CONSTRAINT "flower_accounts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flower_exchanges" ADD CONSTRAINT "flower_exchanges_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flower_exchanges" ADD CONSTRAINT "flower_exchanges_ledger_id_flowers_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."flowers_ledger"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flower_months" ADD CONSTRAINT "flower_months_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "qa_results" ADD CONSTRAINT "qa_results_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sop_assessments" ADD CONSTRAINT "sop_assessments_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sop_assessments" ADD CONSTRAINT "sop_assessments_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_announcement_reads" ADD CONSTRAINT "training_announcement_reads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_announcement_reads" ADD CONSTRAINT "training_announcement_reads_announcement_id_training_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."training_announcements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_appointments" ADD CONSTRAINT "training_appointments_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_evaluations" ADD CONSTRAINT "training_evaluations_appointment_id_training_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."training_appointments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- From here on by hand: what drizzle-kit cannot say of tables.
-- Whoever changes what a calendar shows of a class raises its revision; nobody can forget to.
CREATE FUNCTION "note_class_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."revision" := OLD."revision" + 1;
	NEW."changed_at" := clock_timestamp();
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "classes_note_change" BEFORE UPDATE ON "classes" FOR EACH ROW
WHEN (
	(OLD."starts_at", OLD."ends_at", OLD."status", OLD."student_name", OLD."subject_name", OLD."unit_name", OLD."class_tool")
	IS DISTINCT FROM
	(NEW."starts_at", NEW."ends_at", NEW."status", NEW."student_name", NEW."subject_name", NEW."unit_name", NEW."class_tool")
) EXECUTE FUNCTION "note_class_change"();
--> statement-breakpoint
CREATE FUNCTION "keep_flower_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "flower_accounts" ("tuid") VALUES (NEW."tuid") ON CONFLICT DO NOTHING;
	UPDATE "flower_accounts" SET "balance" = "balance" + NEW."flowers" WHERE "tuid" = NEW."tuid";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "flowers_ledger_keep_balance" AFTER INSERT ON "flowers_ledger" FOR EACH ROW EXECUTE FUNCTION "keep_flower_balance"();
--> statement-breakpoint
-- Two leaves of one tutor that wait or hold share no moment. The tutor is a range of one, so that no extension is needed.
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_no_overlap" EXCLUDE USING gist (
	int8range("tuid", "tuid", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" IN (0, 1));
--> statement-breakpoint
-- Nothing is booked or opened for who is on approved leave, whoever tries.
CREATE FUNCTION "refuse_class_in_leave"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "leave_requests"
		WHERE "tuid" = NEW."tuid" AND "status" = 1 AND "starts_at" < NEW."ends_at" AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor is on leave' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'classes_not_in_leave';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "classes_not_in_leave" BEFORE INSERT OR UPDATE OF "tuid", "starts_at", "ends_at", "status" ON "classes"
FOR EACH ROW WHEN (NEW."status" <> 'Canceled') EXECUTE FUNCTION "refuse_class_in_leave"();
--> statement-breakpoint
CREATE FUNCTION "refuse_slot_in_leave"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "leave_requests"
		WHERE "tuid" = NEW."tuid" AND "status" = 1
			AND "starts_at" < NEW."starts_at" + interval '30 minutes' AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor is on leave' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'schedule_slots_not_in_leave';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "schedule_slots_not_in_leave" BEFORE INSERT OR UPDATE OF "starts_at", "status" ON "schedule_slots"
FOR EACH ROW WHEN (NEW."status" = 'Waited') EXECUTE FUNCTION "refuse_slot_in_leave"();
--> statement-breakpoint
-- Nobody's points fall below 0, whoever moves them: movements of one tutor wait for each other at the tutor's counter.
CREATE FUNCTION "keep_points_above_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "tutor_feeds" WHERE "tuid" IN (SELECT "tuid" FROM "moved") ORDER BY "tuid" FOR UPDATE;
	IF EXISTS (
		SELECT 1 FROM "points_ledger" WHERE "tuid" IN (SELECT "tuid" FROM "moved")
		GROUP BY "tuid" HAVING sum("tenths") < 0
	) THEN
		RAISE EXCEPTION 'points below 0' USING ERRCODE = 'check_violation', CONSTRAINT = 'points_ledger_never_negative';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "points_ledger_keep_after_insert" AFTER INSERT ON "points_ledger"
REFERENCING NEW TABLE AS "moved" FOR EACH STATEMENT EXECUTE FUNCTION "keep_points_above_zero"();
--> statement-breakpoint
CREATE TRIGGER "points_ledger_keep_after_update" AFTER UPDATE ON "points_ledger"
REFERENCING NEW TABLE AS "moved" FOR EACH STATEMENT EXECUTE FUNCTION "keep_points_above_zero"();
--> statement-breakpoint
CREATE TRIGGER "points_ledger_keep_after_delete" AFTER DELETE ON "points_ledger"
REFERENCING OLD TABLE AS "moved" FOR EACH STATEMENT EXECUTE FUNCTION "keep_points_above_zero"();
--> statement-breakpoint
CREATE FUNCTION "count_new_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "unread_counts" AS "known" ("tuid", "notice", "warning", "remind", "level_up")
	SELECT "tuid",
		count(*) FILTER (WHERE "kind" = 'notice' AND "read_at" IS NULL),
		count(*) FILTER (WHERE "kind" = 'warning' AND "read_at" IS NULL),
		count(*) FILTER (WHERE "kind" = 'remind' AND "read_at" IS NULL),
		count(*) FILTER (WHERE "kind" = 'levelUp' AND "read_at" IS NULL)
	FROM "new_rows" GROUP BY "tuid" ORDER BY "tuid"
	ON CONFLICT ("tuid") DO UPDATE SET
		"notice" = "known"."notice" + EXCLUDED."notice",
		"warning" = "known"."warning" + EXCLUDED."warning",
		"remind" = "known"."remind" + EXCLUDED."remind",
		"level_up" = "known"."level_up" + EXCLUDED."level_up";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_changed_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "unread_counts" AS "known" SET
		"notice" = "known"."notice" + "changed"."notice",
		"warning" = "known"."warning" + "changed"."warning",
		"remind" = "known"."remind" + "changed"."remind",
		"level_up" = "known"."level_up" + "changed"."level_up"
	FROM (
		SELECT "tuid",
			coalesce(sum("step") FILTER (WHERE "kind" = 'notice'), 0) AS "notice",
			coalesce(sum("step") FILTER (WHERE "kind" = 'warning'), 0) AS "warning",
			coalesce(sum("step") FILTER (WHERE "kind" = 'remind'), 0) AS "remind",
			coalesce(sum("step") FILTER (WHERE "kind" = 'levelUp'), 0) AS "level_up"
		FROM (
			SELECT "tuid", "kind", 1 AS "step" FROM "new_rows" WHERE "read_at" IS NULL
			UNION ALL
			SELECT "tuid", "kind", -1 FROM "old_rows" WHERE "read_at" IS NULL
		) AS "steps"
		GROUP BY "tuid"
	) AS "changed"
	WHERE "known"."tuid" = "changed"."tuid";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_removed_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "unread_counts" AS "known" SET
		"notice" = "known"."notice" - "gone"."notice",
		"warning" = "known"."warning" - "gone"."warning",
		"remind" = "known"."remind" - "gone"."remind",
		"level_up" = "known"."level_up" - "gone"."level_up"
	FROM (
		SELECT "tuid",
			count(*) FILTER (WHERE "kind" = 'notice') AS "notice",
			count(*) FILTER (WHERE "kind" = 'warning') AS "warning",
			count(*) FILTER (WHERE "kind" = 'remind') AS "remind",
			count(*) FILTER (WHERE "kind" = 'levelUp') AS "level_up"
		FROM "old_rows" WHERE "read_at" IS NULL GROUP BY "tuid"
	) AS "gone"
	WHERE "known"."tuid" = "gone"."tuid";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "messages_count_new" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_new_messages"();
--> statement-breakpoint
CREATE TRIGGER "messages_count_changed" AFTER UPDATE ON "messages" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_changed_messages"();
--> statement-breakpoint
CREATE TRIGGER "messages_count_removed" AFTER DELETE ON "messages" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_messages"();
--> statement-breakpoint
-- No two classes of a tutor share a moment. The tutor is a range of one, so that no extension is needed.
ALTER TABLE "classes" ADD CONSTRAINT "classes_no_overlap" EXCLUDE USING gist (
	int8range("tuid", "tuid", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" <> 'Canceled' AND NOT "is_double_booked");
--> statement-breakpoint
-- A message to all changes every row of these two: with room on its page the new version needs no entry in an index.
ALTER TABLE "tutor_feeds" SET (fillfactor = 40);
--> statement-breakpoint
ALTER TABLE "unread_counts" SET (fillfactor = 40);
--> statement-breakpoint
CREATE FUNCTION "keep_growth_score"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "growth_members" SET "score" = "score" + NEW."value" WHERE "tuid" = NEW."tuid";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "growth_entries_keep_score" AFTER INSERT ON "growth_entries" FOR EACH ROW EXECUTE FUNCTION "keep_growth_score"();
--> statement-breakpoint
CREATE FUNCTION "keep_growth_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of the growth ledger are never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'growth_entries_unchanged';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "growth_entries_unchanged" BEFORE UPDATE OR DELETE ON "growth_entries" FOR EACH ROW EXECUTE FUNCTION "keep_growth_entries"();
--> statement-breakpoint
-- Nothing is booked twice for one tutor: no training lesson in a class or an approved leave, and no class in a training lesson.
CREATE FUNCTION "refuse_training_where_busy"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "classes"
		WHERE "tuid" = NEW."tuid" AND "status" <> 'Canceled' AND "starts_at" < NEW."ends_at" AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor has a class' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'training_appointments_not_in_class';
	END IF;
	IF EXISTS (
		SELECT 1 FROM "leave_requests"
		WHERE "tuid" = NEW."tuid" AND "status" = 1 AND "starts_at" < NEW."ends_at" AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor is on leave' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'training_appointments_not_in_leave';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "training_appointments_where_free" BEFORE INSERT OR UPDATE OF "tuid", "starts_at", "ends_at", "cancelled_at" ON "training_appointments"
FOR EACH ROW WHEN (NEW."cancelled_at" IS NULL) EXECUTE FUNCTION "refuse_training_where_busy"();
--> statement-breakpoint
CREATE FUNCTION "refuse_class_in_training"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "training_appointments"
		WHERE "tuid" = NEW."tuid" AND "cancelled_at" IS NULL AND "starts_at" < NEW."ends_at" AND "ends_at" > NEW."starts_at"
	) THEN
		RAISE EXCEPTION 'the tutor has a training lesson' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'classes_not_in_training';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "classes_not_in_training" BEFORE INSERT OR UPDATE OF "tuid", "starts_at", "ends_at", "status" ON "classes"
FOR EACH ROW WHEN (NEW."status" <> 'Canceled') EXECUTE FUNCTION "refuse_class_in_training"();
--> statement-breakpoint
-- No two training lessons of a tutor share a moment. The tutor is a range of one, so that no extension is needed.
ALTER TABLE "training_appointments" ADD CONSTRAINT "training_appointments_no_overlap" EXCLUDE USING gist (
	int8range("tuid", "tuid", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("cancelled_at" IS NULL);
--> statement-breakpoint
CREATE FUNCTION "chat_group_has_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "chat_conversations" WHERE "id" = NEW."conversation_id" AND "kind" = 'group')
		AND EXISTS (SELECT FROM "chat_members" WHERE "conversation_id" = NEW."conversation_id" AND "left_at" IS NULL)
		AND NOT EXISTS (
			SELECT FROM "chat_members"
			WHERE "conversation_id" = NEW."conversation_id" AND "left_at" IS NULL AND "role" = 'owner'
		)
	THEN
		RAISE EXCEPTION 'group % has no owner', NEW."conversation_id"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'chat_members_group_has_owner';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "chat_members_group_has_owner"
	AFTER INSERT OR UPDATE OF "role", "left_at" ON "chat_members"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chat_group_has_owner"();
--> statement-breakpoint
CREATE FUNCTION "call_has_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'call % has ended', OLD."id"
		USING ERRCODE = 'check_violation', CONSTRAINT = 'calls_end_once';
END $$;
--> statement-breakpoint
CREATE TRIGGER "calls_end_once"
	BEFORE UPDATE ON "calls"
	FOR EACH ROW WHEN (OLD."state" = 'ended') EXECUTE FUNCTION "call_has_ended"();
--> statement-breakpoint
INSERT INTO "installations" ("id") VALUES (gen_random_uuid());
